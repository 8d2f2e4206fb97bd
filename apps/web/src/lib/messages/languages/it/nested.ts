import type { LanguagePack } from '../LanguagePack.ts'

export const nested: LanguagePack['nested'] = {
  approves: 'Che cosa approva',
  executes: 'Che cosa esegue',
  approvedBy: 'Approvata da',
  executedBy: 'Eseguita da',
  inSafe: 'Nel Safe',
  hash: 'safeTxHash lì',
  state: 'Firme lì',
  count: (valid, threshold) => `${valid} di ${threshold} necessarie, verificate`,
  after: (left) =>
    left <= 0
      ? 'Ha tutte le firme che le servono.'
      : left === 1
        ? 'Questa approvazione è l’ultima firma che le serve.'
        : left === 2
          ? `Con questa approvazione gliene serve ancora ${left - 1}.`
          : `Con questa approvazione gliene servono ancora ${left - 1}.`,
  open: 'Guardala lì',
  unknown: 'Nessuno mostra che cosa rappresenta questo hash.',
  inside: (title) => `Nell’altro Safe: ${title}`,
  tooDeep: 'Le approvazioni di approvazioni non hanno fine.',
  tooMany: (most) => `Parla in altri Safe più di ${most} volte: il resto non è stato guardato.`,
  comesBack: (safe) => `Ciò che approva riporta a ${safe}, che parlerebbe per sé stesso.`,
  title: 'Proprietari che sono Safe',
  aside: 'come li ha la chain',
  needs: (threshold, owners) => `devono firmare ${threshold} dei suoi ${owners} proprietari`,
  through: (names) => `tramite ${names.join(', poi ')}`,
  signAs: (name) => `Firma come ${name}`,
  stop: 'Non ora',
  lead: (name) =>
    `${name} firma con una propria transazione, che approva l’hash di questa sulla chain. I suoi proprietari la rivedono, firmano ed eseguono come ogni altra; poi la sua firma conta qui.`,
  publishing: 'Consegna di questa transazione al servizio, perché gli altri proprietari vedano che cosa approvano',
  publishFailed: 'Il servizio non ha accettato questa transazione',
  publishFailedText:
    'Senza di essa gli altri proprietari approverebbero un hash che nessuno può spiegare loro. È conservata qui.',
  waits: (valid, threshold, nonce) =>
    `La sua approvazione attende con nonce ${nonce}: ${valid} di ${threshold} hanno firmato`,
  look: 'Apri la sua approvazione',
  notYours: 'Il tuo conto non è tra i suoi proprietari, né tra i loro.',
  deadEnd:
    'Vicolo cieco: non può raggiungere la sua soglia senza la propria firma, quindi nessuno può firmare per lui.',
  circle: (name) => `${name} è, tramite altri Safe, proprietario di sé stesso.`,
  deadlock: (name) => `${name} non può raggiungere la sua soglia senza la propria firma.`,
  alone: (name) => `Uno qualsiasi dei suoi proprietari parla per ${name}.`,
  unread: 'Non è stato possibile leggere se i proprietari sono Safe',
}
