import type { LanguagePack } from '../LanguagePack.ts'

export const safes: LanguagePack['safes'] = {
  title: 'Safes',
  create: 'Safe erstellen',
  lead: 'Safes, die Ihr Konto als Eigentümer nennen. Der Dienst schlägt sie vor; die Chain bestätigt jeden einzelnen.',
  introTitle: 'Eine Multisig-Wallet, der Sie nicht vertrauen müssen',
  introText:
    'Sehen Sie, was Ihre Safes halten und was auf Sie wartet; vorschlagen, prüfen, signieren und ausführen. Jeder Hash, jede Signatur und jeder Eigentümer wird in diesem Browser geprüft, an einem Knoten, den der Betreiber dieser App gewählt hat.',
  introPoints: [
    {
      title: 'Was Sie sehen, ist, was Sie signieren',
      text: 'Der Hash, den Ihre Wallet zeigt, wird hier nachgerechnet, aus derselben eingefrorenen Transaktion, die Sie lesen.',
    },
    {
      title: 'Der Dienst ist ein Fremder',
      text: 'Er darf Sie warnen. Er kann nie einen Knopf freigeben, eine Prüfung verbergen oder eine Signatur zählen.',
    },
    {
      title: 'Nichts verschwindet',
      text: 'Was Sie signiert haben, liegt in diesem Browser, und Sie erfahren es, wenn der Dienst es nicht mehr zeigt.',
    },
  ],
  connectFirst: 'Wallet verbinden',
  openByAddress: 'Einen Safe über seine Adresse öffnen',
  openLabel: 'Adresse eines Safes',
  openHint: 'Zum Lesen braucht es keine Wallet.',
  openChain: 'Chain',
  open: 'Öffnen',
  openError: 'Das ist keine Adresse, oder ihre Prüfsumme ist falsch.',
  none: 'Der Dienst nennt keinen Safe dieses Kontos',
  noneText: 'Verbinden Sie ein anderes Konto, oder öffnen Sie einen Safe über seine Adresse, um ihn anzusehen.',
  loading: 'Ihre Safes werden gesucht',
  listFailed: (chain) => `Ihre Safes auf ${chain} ließen sich nicht aufführen`,
  notOwner: 'Der Dienst führt diesen Safe für Sie auf. Die Chain sagt, Sie sind kein Eigentümer.',
  unreadable: 'Die Chain ließ sich nicht lesen',
  owner: 'Sie sind Eigentümer',
  needsTitle: 'Braucht Sie',
  needsLoading: 'Ihre Warteschlangen werden durchgesehen',
  rename: 'Umbenennen',
  save: 'Sichern',
}
