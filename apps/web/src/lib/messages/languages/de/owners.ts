import type { LanguagePack } from '../LanguagePack.ts'

export const owners: LanguagePack['owners'] = {
  title: 'Eigentümer verwalten',
  lead: 'Eigentümer hinzufügen, entfernen und ersetzen und festlegen, wie viele signieren müssen: alles in einer Transaktion, die ganz geschieht oder gar nicht.',
  owners: 'Eigentümer',
  remove: 'Entfernen',
  removeWho: (who) => `${who} entfernen`,
  replace: 'Ersetzen',
  replaceWho: (who) => `${who} ersetzen`,
  keep: 'Behalten',
  keepWho: (who) => `${who} behalten`,
  goes: 'geht',
  replacedBadge: 'wird ersetzt',
  replacement: (who) => `An Stelle von ${who}`,
  newOwner: (number) => `Neuer Eigentümer ${number}`,
  newOwnerHint: 'Die Adresse eines Kontos, mit dem sein Inhaber schon signiert hat. Sie steht in Vierergruppen.',
  add: 'Eigentümer hinzufügen',
  drop: 'Herausnehmen',
  dropWhich: (number) => `Neuen Eigentümer ${number} herausnehmen`,
  threshold: 'Nötige Signaturen',
  thresholdHint: (count) => `von ${count} ${count === 1 ? 'Eigentümer' : 'Eigentümern'}`,
  looking: 'Die neuen Eigentümer werden auf der Chain angesehen.',
  refusedTitle: 'Das würde den Safe sperren',
  batchFailed: 'Mehrere Änderungen lassen sich nicht zu einer machen',
  noLibraryText: 'Das offizielle MultiSendCallOnly gibt es auf dieser Chain nicht. Machen Sie die Änderungen einzeln.',
  deadlock:
    'Der Safe könnte seine Schwelle nie wieder erreichen: Zu viele seiner Eigentümer sind Safes, die zuerst seine eigene Signatur brauchen. Niemand könnte das rückgängig machen.',
  circle: 'Über andere Safes wäre der Safe Eigentümer seiner selbst. Diese Signatur kann nie gegeben werden.',
  stuckOwner: (who) => `${who} ist ein Safe, der seine eigene Schwelle nicht erreichen kann: Er kann nie signieren.`,
  contractOwner: (who) =>
    `${who} ist ein Vertrag und kein Safe. Er kann nur signieren, wenn sein Code es kann (EIP-1271); sonst ist er ein Eigentümer, der nie signiert.`,
  foreignSafe: (who) =>
    `${who} ist ein Safe, und keiner der Eigentümer hier ist unter seinen Eigentümern. Nur seine eigenen Eigentümer können für ihn signieren.`,
  safeOwner: (who, threshold, owners) =>
    `${who} ist ein Safe: Er signiert, sobald ${threshold} seiner ${owners} Eigentümer dort zustimmen.`,
  unknownOwner: (who) =>
    `Die Chain hat nicht gesagt, was ${who} ist. Ist es ein Vertrag, kann er vielleicht nie signieren.`,
  youGo: 'Sie sind danach kein Eigentümer: Sie können für diesen Safe nichts mehr signieren.',
  anyone: 'Jeder einzelne Eigentümer kann dann allein alles bewegen.',
  oneOwner: 'Ein einziger Schlüssel entscheidet dann alles. Geht er verloren, ist alles verloren.',
  allNeeded: (count) =>
    `Alle ${count} Eigentümer müssen dann signieren. Geht ein Schlüssel verloren, ist der Safe für immer gesperrt.`,
  lowered: (before, after) => `${after} statt ${before} Signaturen genügen dann, um alles zu bewegen.`,
  raised: 'Was heute mit genug Signaturen wartet, braucht danach vielleicht mehr.',
  signaturesLost:
    'Signaturen von Eigentümern, die gehen, zählen nicht mehr, auch auf wartenden Transaktionen. Was sie signiert haben und ausgeführt wurde, bleibt.',
  errors: {
    zero: 'Das ist die Nulladresse: Niemand hat ihren Schlüssel.',
    sentinel: 'Diese Adresse benutzt der Safe selbst, um die Enden seiner Eigentümerliste zu markieren.',
    self: 'Das ist der Safe selbst: Er kann nicht für sich signieren.',
    isOwner: 'Das ist schon ein Eigentümer.',
    twice: 'Das ist zweimal genannt.',
    nobody: 'Ein Safe braucht mindestens einen Eigentümer: Ohne einen könnte nie wieder jemand für ihn signieren.',
    tooHigh: (threshold, count) =>
      `${threshold} Signaturen von ${count} ${count === 1 ? 'Eigentümer' : 'Eigentümern'} kann es nie geben: Der Safe wäre gesperrt. Wählen Sie weniger.`,
    nothing:
      'Nichts würde sich ändern. Fügen Sie einen Eigentümer hinzu, entfernen oder ersetzen Sie einen, oder wählen Sie eine andere Zahl von Signaturen.',
  },
  waitingTitle: (nonces) => `Was schon wartet, ändert Eigentümer: ${nonces}`,
  waitingText:
    'Eine Änderung nennt den Eigentümer, der in der Liste des Safes vor einem anderen steht. Wird eine davon ausgeführt, nennen die anderen vielleicht den falschen und schlagen fehl. Führen Sie zuerst aus, was wartet, oder lehnen Sie es ab, oder machen Sie diese Änderung danach noch einmal.',
}
