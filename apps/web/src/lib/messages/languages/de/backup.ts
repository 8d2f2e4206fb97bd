import type { LanguagePack } from '../LanguagePack.ts'

export const backup: LanguagePack['backup'] = {
  title: 'Ihre Daten',
  text: 'Alles, was Sie hier geschrieben, benannt, gewählt und signiert haben, liegt in diesem Browser und nirgends sonst. Sichern Sie es in eine Datei, um eine Kopie zu haben oder in einem anderen Browser weiterzumachen.',
  nothing: 'In diesem Browser liegt noch nichts von Ihnen.',
  kept: 'In diesem Browser',
  save: 'In eine Datei sichern',
  saveHint:
    'Die Datei enthält Namen, Einstellungen, Entwürfe und Signaturen in lesbarem Text. Sie enthält keinen Schlüssel und kein Passwort, verrät aber, mit wem Sie arbeiten: Verwahren Sie sie wie Ihre Bücher.',
  read: 'Datei lesen',
  readHint:
    'Eine hier gesicherte Datei oder der „Data export“ der offiziellen Safe-Wallet. Sie sehen, was darin ist, bevor etwas behalten wird.',
  refused: 'Diese Datei wurde nicht gelesen',
  refusals: {
    tooLarge: (megabytes) => `Sie ist größer als ${megabytes} MB; so groß ist keine Datei dieser App.`,
    notJson: 'Sie ist kein JSON, oder sie ist abgeschnitten.',
    notOurs: 'Sie ist weder eine Datei dieser App noch ein „Data export“ (2.0 oder 3.0) der offiziellen Safe-Wallet.',
    newer: 'Sie wurde von einer neueren Version dieser App gesichert. Lesen Sie sie dort, oder erneuern Sie diese.',
    tooMany: (most) => `Sie hat mehr als ${most} Teile; so viele hat keine Datei dieser App.`,
    nothing: 'Nichts darin lässt sich hier behalten.',
    noRoom: 'Der Browser hat keinen Platz dafür. Nichts wurde geändert.',
    tooMuch: (part) =>
      `Zusammen mit dem, was hier ist, wäre es mehr, als „${part}“ fassen kann. Nichts wurde geändert.`,
  },
  found: (from, day) =>
    from === 'official'
      ? 'Eine Datei der offiziellen Safe-Wallet'
      : `Eine Datei dieser App${day === undefined ? '' : `, gesichert ${day}`}`,
  foundText: 'Noch ist nichts behalten. Was hier ist, bleibt, wie es ist, außer Sie wählen unten etwas anderes.',
  columns: { part: 'Was', fresh: 'Neu', same: 'Gleich', differs: 'Zu wählen' },
  conflicts: 'Zu wählen',
  conflictsText: 'Die Datei sagt hier etwas anderes als dieser Browser. Wo Sie nichts wählen, bleibt, was hier ist.',
  conflictsHere: 'Behalten, was hier ist',
  conflictsFile: 'Alles aus der Datei nehmen',
  here: 'Hier',
  file: 'In der Datei',
  notSet: 'nicht gesetzt',
  askedTitle: 'Diese Datei ändert, wen die Seite fragt',
  appRequestsText:
    'Ein Knoten sagt, was auf der Chain ist, und ein Dienst führt auf, was wartet. Nehmen Sie eine solche Adresse nur aus einer Datei, die Sie selbst gesichert haben.',
  leftOut: 'Weggelassen',
  unknownPart: (key) => `„${key}“: Diese Version kennt es nicht.`,
  brokenPart: (part) => `${part}: Es lässt sich nicht als solches lesen.`,
  brokenAddress: (address) => `„${address}“ ist keine Adresse, oder ihre Prüfsumme ist falsch.`,
  otherName: (address, first, second) =>
    `${address} hat in der Datei zwei Namen, „${first}“ und „${second}“. Der erste wird genommen.`,
  otherChain: (count, chainId) =>
    `${count} ${count === 1 ? 'Safe' : 'Safes'} auf Chain ${chainId}, die diese Seite nicht hat.`,
  noPlaceForSafes: (count) =>
    `${count} ${count === 1 ? 'Safe, den Sie dort hinzugefügt haben: Öffnen Sie ihn über seine Adresse.' : 'Safes, die Sie dort hinzugefügt haben: Öffnen Sie sie über ihre Adressen.'}`,
  take: 'Das behalten',
  takeNothing: 'Es ist nichts Neues darin',
  cancel: 'Abbrechen',
  taken: (count) => (count === 1 ? '1 Ding aus der Datei behalten' : `${count} Dinge aus der Datei behalten`),
  takenText: 'Sprache, Knoten und Dienst gelten, sobald die Seite neu startet.',
  restart: 'Seite neu starten',
  forget: 'Alles vergessen',
  forgetTitle: 'All das vergessen?',
  forgetText:
    'Es wird aus diesem Browser gelöscht und lässt sich nicht zurückholen. Safes, ihr Geld und was der Dienst von ihnen hat, bleiben, wie sie sind. Die Wallet wird getrennt.',
  forgetUndelivered: (count) =>
    count === 1
      ? `${count} Signatur von Ihnen hat den Dienst nicht erreicht: Niemand sonst hat sie.`
      : `${count} Signaturen von Ihnen haben den Dienst nicht erreicht: Niemand sonst hat sie.`,
  forgetNothing: 'Hier liegt nichts von Ihnen; die Wallet wird getrennt, und die Seite startet neu.',
  forgetYes: 'Alles löschen',
  forgetNo: 'Behalten',
  parts: {
    names: 'Namen',
    settings: 'Einstellungen',
    theme: 'Farben',
    drafts: 'Entwürfe',
    confirmations: 'Signaturen und Nachrichten',
    visits: 'Angesehene Safes',
    looks: 'Frühere Proben',
    descriptors: 'Beschreibungen von Verträgen',
    keys: 'Tasten mit einem Buchstaben',
    run: 'Zahlungsläufe',
    runs: 'Frühere Zahlungsläufe',
    verifyNodes: 'Knoten des zweiten Bildschirms',
    introduction: 'Einführung',
    people: 'Notizen zu Personen',
    books: 'Notizen der Buchhaltung',
    collection: 'Beobachtete und angeheftete Safes',
    creations: 'Geplante Safes',
    apps: 'Apps',
    telling: 'Wie Sie benachrichtigt werden',
  },
}
