import type { LanguagePack } from '../LanguagePack.ts'

export const run: LanguagePack['run'] = {
  title: 'Esegui di seguito',
  lead: (count, first) =>
    `${count} transazioni hanno tutte le firme e sono le prossime, con i nonce da ${first} a ${first + BigInt(count - 1)}. Ognuna è verificata di nuovo e confermata nel tuo wallet da sola; la prima che non va a buon fine ferma tutto, e ciò che rimane resta nella coda.`,
  start: (count) => `Esegui ${count} di seguito`,
  connect: 'Connetti un wallet per eseguirle',
  close: 'Chiudi l’elenco',
  steps: {
    waiting: 'attende',
    left: 'non tentata, ancora nella coda',
    checking: 'in verifica',
    asking: 'conferma nel tuo wallet',
    sent: 'inviata, in attesa della chain',
    executed: 'eseguita',
    stopped: 'fermato qui',
  },
  progress: (done, count) => `${done} di ${count} eseguite`,
  done: (count) => `Tutte e ${count} sono state eseguite`,
  doneText: 'I log del Safe stesso sulla chain confermano ciascuna.',
  stopped: (nonce) => `Fermato al nonce ${nonce}`,
  left: (count) => (count === 1 ? '1 resta nella coda.' : `${count} restano nella coda.`),
  obstacles: {
    past: 'Nel frattempo il suo nonce è stato usato: è stata eseguita o sostituita.',
    unsigned: 'Non ha più le firme che le servono.',
    account: 'Il wallet usa un conto diverso da quello iniziale, o non è più connesso.',
    chain: 'Il wallet è su un’altra chain.',
    danger: 'Cambia qualcosa che richiede un sì a sé. Aprila ed eseguila lì.',
  },
}
