import type { LanguagePack } from '../LanguagePack.ts'

export const run: LanguagePack['run'] = {
  title: 'Der Reihe nach ausführen',
  lead: (count, first) =>
    `${count} Transaktionen sind fertig signiert und an der Reihe, mit den Nonces ${first} bis ${first + BigInt(count - 1)}. Jede wird neu geprüft und in Ihrer Wallet einzeln bestätigt; die erste, die nicht durchgeht, beendet es, und der Rest bleibt in der Warteschlange.`,
  start: (count) => `${count} der Reihe nach ausführen`,
  connect: 'Verbinden Sie eine Wallet, um sie auszuführen',
  close: 'Liste schließen',
  steps: {
    waiting: 'wartet',
    left: 'nicht versucht, noch in der Warteschlange',
    checking: 'wird geprüft',
    asking: 'bestätigen Sie in Ihrer Wallet',
    sent: 'gesendet, wartet auf die Chain',
    executed: 'ausgeführt',
    stopped: 'hier angehalten',
  },
  progress: (done, count) => `${done} von ${count} ausgeführt`,
  done: (count) => `Alle ${count} wurden ausgeführt`,
  doneText: 'Die eigenen Einträge des Safes auf der Chain bestätigen jede davon.',
  stopped: (nonce) => `Angehalten bei Nonce ${nonce}`,
  left: (count) => (count === 1 ? '1 bleibt in der Warteschlange.' : `${count} bleiben in der Warteschlange.`),
  obstacles: {
    past: 'Inzwischen wurde ihre Nonce verbraucht: Sie wurde ausgeführt oder ersetzt.',
    unsigned: 'Sie hat nicht mehr die Signaturen, die sie braucht.',
    account: 'Die Wallet benutzt ein anderes Konto als zu Beginn oder ist nicht mehr verbunden.',
    chain: 'Die Wallet ist auf einer anderen Chain.',
    danger: 'Sie ändert etwas, das ein eigenes Ja braucht. Öffnen Sie sie und führen Sie sie dort aus.',
  },
}
