import { translate } from './translate.ts'

/** Words of the menu that reaches everything by its name. */
export const commandsText = {
  title: 'Go to',
  button: 'Search and go to (Ctrl K)',
  label: 'A Safe, a page or an action',
  none: 'Nothing here is called that.',
  count: (count: number) => `${count} found`,
  groups: { safe: 'Safe', page: 'Page', action: 'Action' },
  pages: {
    safes: 'Safes',
    needsYou: 'Needs you',
    create: 'Create a Safe',
    settings: 'Settings of this app',
    home: 'Home of this Safe',
    queue: 'Queue',
    history: 'History',
    assets: 'Assets',
    messages: 'Messages',
    delegates: 'Proposers',
    apps: 'Apps',
    import: 'Bring in a transaction',
    about: 'The contract',
    books: 'Books',
    people: 'People',
    beingTold: 'Being told',
  },
  actions: {
    connect: 'Connect a wallet',
    account: 'Your account',
    networks: 'Switch networks',
    theme: 'Change colours',
  },
  openAddress: (address: string) => `Open ${address}`,
}

translate('commands', commandsText)
