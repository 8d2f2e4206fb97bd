import type { LanguagePack } from '../LanguagePack.ts'

export const asked: LanguagePack['asked'] = {
  asks: {
    transactions: (count) =>
      count === 1 ? 'bittet um eine Transaktion' : `bittet um eine Transaktion aus ${count} Aufrufen`,
    message: 'bittet um die Signatur einer Nachricht',
    onChain: 'bittet den Safe, eine Nachricht auf der Chain zu signieren',
    permission: 'bittet um eine Erlaubnis',
  },
  via: { frame: 'Eine App in diesem Safe', walletconnect: 'Eine über WalletConnect verbundene App' },
  calls: 'nach eigenen Angaben',
  of: 'Vom Safe',
  on: (chain) => `auf ${chain}`,
  claimed: 'Nicht geprüft: Jeder kann diese Adresse behaupten',
  more: (count) => (count === 1 ? '1 weitere wartet' : `${count} weitere warten`),
  preparing: 'Wird zum Ansehen vorbereitet',
  cannot: 'Darum kann dieser Safe nicht gebeten werden',
  noCalls: 'Die App bittet um eine Transaktion, die nichts tut.',
  noMultiSend: 'Mehrere Aufrufe brauchen das offizielle MultiSendCallOnly, das diese Chain nicht hat.',
  noSigningOnChain: 'Auf der Chain zu signieren braucht das offizielle SignMessageLib, das diese Chain nicht hat.',
  refuse: 'Ablehnen',
  refuseText: 'Die App erfährt, dass ein Eigentümer nein gesagt hat. Nichts wird signiert.',
  done: 'Zurück zur App',
  doneText: 'Die App hat ihre Antwort.',
  doneSigned: 'Hier signiert und noch nicht übergeben. Beim Schließen erfährt die App den Hash.',
  wait: 'Auf die anderen warten',
  waitText: (missing) =>
    missing === 1
      ? 'Ein weiterer Eigentümer muss signieren. Die App bekommt die Signatur, sobald er signiert hat.'
      : `${missing} weitere Eigentümer müssen signieren. Die App bekommt die Signatur, sobald sie signiert haben.`,
  give: (origin) => `Die Signatur an ${origin} geben`,
  giveText: 'Die Eigentümer haben diese Nachricht schon früher signiert. Wer die Signatur hat, kann sie benutzen.',
  change: 'Selbst ändern',
  changeTitle: 'Die App wird es nicht erfahren',
  changeText:
    'Ihre Aufrufe kommen in Ihren Stapel, wo Sie sie ändern können. Die App erfährt, dass ein Eigentümer nein gesagt hat, und nicht, was Sie daraus machen.',
  changeYes: 'In den Stapel legen',
  changeNo: 'Lassen, wie es ist',
  panel: 'Worum eine App bittet',
  permission: {
    title: 'Ihr Adressbuch',
    text: 'Die App würde die Namen sehen, die Sie Adressen in diesem Browser gegeben haben, für diese Chain. Ändern kann sie sie nicht.',
    allow: 'Erlauben',
    allowText: 'Für diese Herkunft gemerkt. Sie können es in den Einstellungen zurücknehmen.',
  },
}
