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
  loading: 'Loading',
  you: 'you',
  back: 'Back',
  cancel: 'Cancel',
  appName: 'Countersign',
}
