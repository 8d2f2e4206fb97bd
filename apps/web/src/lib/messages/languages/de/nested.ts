import type { LanguagePack } from '../LanguagePack.ts'

export const nested: LanguagePack['nested'] = {
  approves: 'Was sie genehmigt',
  executes: 'Was sie ausführt',
  approvedBy: 'Genehmigt von',
  executedBy: 'Ausgeführt von',
  inSafe: 'Im Safe',
  hash: 'safeTxHash dort',
  state: 'Signaturen dort',
  count: (valid, threshold) => `${valid} von ${threshold} nötigen, geprüft`,
  after: (left) =>
    left <= 0
      ? 'Sie hat alle Signaturen, die sie braucht.'
      : left === 1
        ? 'Diese Genehmigung ist die letzte Signatur, die sie braucht.'
        : `Mit dieser Genehmigung braucht sie noch ${left - 1}.`,
  open: 'Dort ansehen',
  unknown: 'Niemand zeigt, wofür dieser Hash steht.',
  inside: (title) => `Im anderen Safe: ${title}`,
  tooDeep: 'Genehmigungen von Genehmigungen nehmen kein Ende.',
  tooMany: (most) => `Sie spricht mehr als ${most}-mal in anderen Safes: Der Rest wurde nicht angesehen.`,
  comesBack: (safe) => `Was sie genehmigt, führt zurück zu ${safe}, der für sich selbst spräche.`,
  title: 'Eigentümer, die Safes sind',
  aside: 'wie die Chain sie hat',
  needs: (threshold, owners) => `${threshold} seiner ${owners} Eigentümer müssen signieren`,
  through: (names) => `durch ${names.join(', dann ')}`,
  signAs: (name) => `Als ${name} signieren`,
  stop: 'Nicht jetzt',
  lead: (name) =>
    `${name} signiert durch eine eigene Transaktion, die den Hash dieser hier auf der Chain genehmigt. Seine Eigentümer prüfen, signieren und führen sie aus wie jede andere; dann zählt seine Signatur hier.`,
  publishing: 'Diese Transaktion geht an den Dienst, damit die anderen Eigentümer sehen, was sie genehmigen',
  publishFailed: 'Der Dienst hat diese Transaktion nicht angenommen',
  publishFailedText:
    'Ohne sie würden die anderen Eigentümer einen Hash genehmigen, den ihnen niemand erklären kann. Sie bleibt hier aufbewahrt.',
  waits: (valid, threshold, nonce) => `Seine Genehmigung wartet mit Nonce ${nonce}: ${valid} von ${threshold} signiert`,
  look: 'Seine Genehmigung öffnen',
  notYours: 'Ihr Konto ist weder unter seinen Eigentümern noch unter deren.',
  deadEnd:
    'Sackgasse: Er erreicht seine Schwelle nicht ohne seine eigene Signatur, also kann niemand für ihn signieren.',
  circle: (name) => `${name} ist, über andere Safes, Eigentümer seiner selbst.`,
  deadlock: (name) => `${name} erreicht seine Schwelle nicht ohne seine eigene Signatur.`,
  alone: (name) => `Jeder einzelne seiner Eigentümer spricht für ${name}.`,
  unread: 'Ob Eigentümer Safes sind, ließ sich nicht lesen',
}
