import { translate } from './translate.ts'

export const appsText = {
  title: 'Apps',
  lead: 'What the operator of the service recommends for this chain. The service says so: this page has not looked at any of them.',
  list: 'Recommended',
  loading: 'Reading the list of apps',
  failed: 'The list of apps could not be fetched',
  none: 'The operator recommends no apps for this chain',
  noneText: 'Operators name them in a file (COUNTERSIGN_APPS). To call any contract yourself, make a contract call.',
  contract: 'Contract call',
  opens: 'opens in a new tab',
  by: (provider: string) => `by ${provider}`,
  noAddress: 'Its address cannot be opened',
  note: 'They open in a tab of their own and know nothing of this Safe. Apps that work inside of a Safe need a host around them; this app is none yet.',
}

translate('apps', appsText)
