import { translate } from './translate.ts'

/** Words used on every screen. */
export const common = {
  address: 'address',
  close: 'Close',
  copied: 'Copied!',
  copyFailed: 'Could not copy',
  copyWhat: (what: string) => `Copy ${what}`,
  details: 'Details',
  retry: 'Try again',
  today: 'today',
  yesterday: 'yesterday',
  unknownError: 'Something failed and did not say why.',
  nodeUnreachable: 'The node of this chain does not answer. It is asked again by itself.',
  nodeMissing:
    'The app has no node for this chain. Ask your administrator to set rpcUrls.public, or choose a node in Settings.',
  serviceSays: (words: string) => `The service refuses, in its own words: “${words}”`,
  quoted: (words: string) => `“${words}”`,
  linkLeftOut: '[a link, left out]',
  loading: 'Loading',
  none: 'none',
  you: 'you',
  back: 'Back',
  cancel: 'Cancel',
  columns: { what: 'What', before: 'Before', after: 'After' },
  appName: 'Countersign',
}

translate('common', common)
