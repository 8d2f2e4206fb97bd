import type { LanguagePack } from '../LanguagePack.ts'

export const asked: LanguagePack['asked'] = {
  asks: {
    transactions: (count) => (count === 1 ? 'chiede una transazione' : `chiede una transazione di ${count} chiamate`),
    message: 'chiede la firma di un messaggio',
    onChain: 'chiede al Safe di firmare un messaggio sulla chain',
    permission: 'chiede un permesso',
  },
  via: { frame: 'Un’app in questo Safe', walletconnect: 'Un’app connessa con WalletConnect' },
  calls: 'che si chiama',
  of: 'Al Safe',
  on: (chain) => `su ${chain}`,
  claimed: 'Non verificato: chiunque può dichiarare questo indirizzo',
  more: (count) => (count === 1 ? '1 altra attende' : `${count} altre attendono`),
  preparing: 'Preparazione per l’esame',
  cannot: 'Questo non si può chiedere a questo Safe',
  noCalls: 'L’app chiede una transazione che non fa nulla.',
  noMultiSend: 'Più chiamate richiedono il MultiSendCallOnly ufficiale, che questa chain non ha.',
  noSigningOnChain: 'Firmare sulla chain richiede la SignMessageLib ufficiale, che questa chain non ha.',
  refuse: 'Respingi',
  refuseText: 'All’app viene detto che un proprietario ha detto di no. Nulla viene firmato.',
  done: 'Torna all’app',
  doneText: 'L’app ha la sua risposta.',
  doneSigned: 'Firmata qui e non ancora consegnata. Chiudendo, l’app viene a sapere l’hash.',
  wait: 'Attendi gli altri',
  waitText: (missing) =>
    missing === 1
      ? 'Deve firmare ancora un proprietario. L’app riceve la firma quando l’ha fatto.'
      : `Devono firmare ancora ${missing} proprietari. L’app riceve la firma quando l’hanno fatto.`,
  give: (origin) => `Dai la firma a ${origin}`,
  giveText: 'I proprietari hanno già firmato questo messaggio. Chi ha la firma può usarla.',
  change: 'Modificala tu',
  changeTitle: 'L’app non lo saprà',
  changeText:
    'Le sue chiamate vanno nel tuo lotto, dove puoi modificarle. All’app viene detto che un proprietario ha detto di no, e non viene a sapere che cosa ne fai.',
  changeYes: 'Mettile nel lotto',
  changeNo: 'Lascia com’è',
  panel: 'Che cosa chiede un’app',
  permission: {
    title: 'La tua rubrica',
    text: 'L’app vedrebbe i nomi che hai dato agli indirizzi in questo browser, per questa chain. Non può cambiarli.',
    allow: 'Permetti',
    allowText: 'Ricordato per questa origine. Puoi revocarlo nelle impostazioni.',
  },
}
