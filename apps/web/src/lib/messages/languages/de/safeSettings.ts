import type { LanguagePack } from '../LanguagePack.ts'

export const safeSettings: LanguagePack['safeSettings'] = {
  title: 'Einstellungen des Safes',
  lead: 'Was neben seinen Eigentümern über diesen Safe entscheidet. Jede Änderung ist eine Transaktion, die die Eigentümer signieren.',
  part: 'Was ändern',
  about: {
    modules: 'Verträge, die ohne jede Signatur für den Safe handeln dürfen, soweit ihr eigener Code es zulässt.',
    guard: 'Ein Vertrag, der vor und nach jeder Transaktion der Eigentümer gefragt wird und sie ablehnen kann.',
    moduleGuard: 'Ein Vertrag, der vor und nach allem gefragt wird, was Module tun, und es ablehnen kann.',
    fallbackHandler:
      'Ein Vertrag, der für den Safe beantwortet, was der Safe selbst nicht weiß: ob eine Signatur gilt, ob er NFTs annimmt.',
    implementation:
      'Der Code, den der Safe ausführt. Er wird nur durch eine offizielle Fassung ersetzt, über den offiziellen Umstellungsvertrag.',
  },
  enabled: 'Eingeschaltete Module',
  noModules: 'Kein Modul ist eingeschaltet.',
  modulesUnknown:
    'Die Liste der Module ließ sich nicht bis zum Ende lesen. Module lassen sich hier einschalten, aber keines ausschalten.',
  disable: 'Ausschalten',
  disableWho: (who) => `${who} ausschalten`,
  keep: 'Behalten',
  keepWho: (who) => `${who} behalten`,
  goes: 'wird ausgeschaltet',
  newModule: (number) => `Neues Modul ${number}`,
  newModuleHint: 'Die Adresse des Modulvertrags auf dieser Chain, von seinen Machern.',
  add: 'Modul einschalten',
  drop: 'Herausnehmen',
  dropWhich: (number) => `Neues Modul ${number} herausnehmen`,
  action: 'Änderung',
  set: { guard: 'Wächter setzen', moduleGuard: 'Modulwächter setzen', fallbackHandler: 'Handler setzen' },
  remove: 'Entfernen',
  address: {
    guard: 'Neuer Wächter',
    moduleGuard: 'Neuer Modulwächter',
    fallbackHandler: 'Neuer Fallback-Handler',
  },
  addressHint: 'Die Adresse eines Vertrags auf dieser Chain, von seinen Machern.',
  useOfficial: 'Den offiziellen nehmen',
  migration: 'Neue Implementierung',
  migrationHint: 'Nur, was diese Chain hat und dessen Code der veröffentlichte ist.',
  choose: 'Eine wählen',
  withHandler: (target, handler) => `${target}, mit ${handler}`,
  keepsHandler: (target) => `${target}, der Fallback-Handler bleibt`,
  migrationsLoading: 'Die offiziellen Umstellungsverträge werden auf dieser Chain gesucht',
  migrationsFailed: 'Die Umstellungsverträge ließen sich nicht lesen',
  noMigration: 'Es gibt hier keinen offiziellen Weg zu einer anderen Implementierung',
  noMigrationText:
    'Entweder ist dies die neueste, oder der Chain fehlt der offizielle Umstellungsvertrag, oder es gibt keinen für einen benutzten Safe dieser Version.',
  unofficial:
    'Dieser Safe führt keine offizielle Implementierung aus. Die offiziellen Umstellungsverträge sind nicht für ihn gemacht.',
  looking: 'Die Adresse wird auf der Chain angesehen.',
  refusedTitle: 'Das wird hier abgelehnt',
  batchFailed: 'Mehrere Änderungen lassen sich nicht zu einer machen',
  noLibraryText: 'Das offizielle MultiSendCallOnly gibt es auf dieser Chain nicht. Machen Sie die Änderungen einzeln.',
  waitingTitle: (places) => `Was schon wartet, ändert Module: ${places}`,
  waitingText:
    'Um ein Modul auszuschalten, nennt eine Transaktion das, das in der Liste des Safes davor steht. Wird eine der Änderungen ausgeführt, nennen die anderen vielleicht das falsche und schlagen fehl. Führen Sie zuerst aus, was wartet, oder lehnen Sie es ab, oder machen Sie diese Änderung danach noch einmal.',
  anyModule: (who) =>
    `${who} kann dann alles bewegen und die Eigentümer ändern, ohne jede Signatur. Nur sein eigener Code begrenzt es: Schalten Sie ein, was Sie kennen, und sonst nichts.`,
  accountModule: (who) =>
    `${who} ist ein Konto und kein Vertrag: Wer seinen Schlüssel hat, kann dann allein alles bewegen.`,
  limitsModule: (who) =>
    `${who} ist, wohin das offizielle Modul für Ausgabenlimits gehört: Es zahlt, was ein Limit erlaubt. Eingeschaltet zahlt es nichts, bis ein Limit gesetzt ist.`,
  unknownModule: (who) =>
    `Die Chain hat nicht gesagt, was bei ${who} ist. Was immer es ist, kann dann ohne jede Signatur alles bewegen.`,
  moduleEnds: (who) => `Was ${who} für den Safe tat, endet. Es lässt sich später wieder einschalten.`,
  limitsEnd:
    'Alle Ausgabenlimits enden: Niemand kann in ihrem Rahmen ausgeben, bis das Modul wieder eingeschaltet ist.',
  guardsModules: 'Der Wächter wird nicht gefragt, was Module tun.',
  noCodeLock: (who) =>
    `Bei ${who} ist kein Vertrag. Von da an würde jede Transaktion abgelehnt, auch die, die den Wächter entfernt: Der Safe wäre für immer gesperrt.`,
  noInterfaceLock: (who) =>
    `${who} sagt nicht, dass es ein Wächter ist. Von da an könnte jede Transaktion abgelehnt werden, auch die, die ihn entfernt: Der Safe wäre für immer gesperrt.`,
  noCodeRefused: (who) => `Bei ${who} ist kein Vertrag. Der Safe lehnt es als Wächter ab.`,
  noInterfaceRefused: (who) => `${who} sagt nicht, dass es ein solcher Wächter ist. Der Safe lehnt es ab.`,
  guardUnknown: (who) =>
    `Die Chain hat nicht gesagt, was bei ${who} ist. Ein Wächter, der nicht antworten kann, sperrt den Safe für immer: Versuchen Sie es erneut, wenn es sich lesen lässt.`,
  guardPower: (who) =>
    `${who} kann dann jede Transaktion ablehnen, auch die eigene Entfernung. Ist sein Code falsch oder feindlich, ist der Safe für immer gesperrt.`,
  moduleGuardPower: (who) =>
    `${who} kann dann alles ablehnen, was Module tun, auch Ausgabenlimits. Eigentümer können ihn entfernen, was immer er sagt.`,
  moduleGuardIdle: 'Jetzt ist kein Modul eingeschaltet: Bis eines es ist, hat er nichts zu sagen.',
  guardReplaced: (who) => `Was ${who} ablehnte, ist wieder möglich, soweit der neue es zulässt.`,
  guardRemoved: (who) => `Was ${who} ablehnte, ist wieder möglich.`,
  handlerOfficial: (name) => `Er hat den Code des offiziellen ${name}.`,
  handlerStranger: (who) =>
    `${who} ist kein offizieller Handler. Er antwortet im Namen des Safes, ob eine Signatur gilt: Ein feindlicher signiert Nachrichten, Aufträge und Anmeldungen für ihn.`,
  handlerEmpty: (who) =>
    `Bei ${who} ist kein Vertrag. Der Safe könnte dann weder NFTs annehmen noch antworten, ob eine Signatur gilt. Eigentümer können es wieder ändern.`,
  handlerUnknown: (who) => `Die Chain hat nicht gesagt, was bei ${who} ist.`,
  handlerRemoved:
    'Ohne Handler kann der Safe keine NFTs durch sichere Übertragung empfangen, und Apps können ihn nicht fragen, ob eine Nachricht signiert ist: Anmelden mit ihm und signierte Aufträge gehen nicht mehr. Eigentümer können wieder einen setzen.',
  migrationKeeps: 'Adresse, Guthaben, Eigentümer, Module und Wächter bleiben, wie sie sind.',
  migrationQueue: 'Was in der Warteschlange steht, behält seine Signaturen.',
  migrationOneWay: 'Es gibt keinen offiziellen Weg zurück zur jetzigen Implementierung.',
  migrationPower: (target) =>
    `Der Safe führt von da an den Code von ${target} aus. Dessen Code auf dieser Chain ist der veröffentlichte.`,
  migrationHandlerLost: (who) =>
    `Der jetzige Fallback-Handler (${who}) ist keiner der offiziellen: Was er beantwortete, endet.`,
  migrationEvents:
    'Eine L2-Fassung vermerkt jede Transaktion auf der Chain, sodass Dienste sie ohne Nachverfolgung finden; jede kostet etwas mehr.',
  migrationFirst: 'Es geht nur als allererste Transaktion des Safes, mit Nonce 0.',
  errors: {
    zero: 'Das ist die Nulladresse.',
    sentinel: 'Diese Adresse benutzt der Safe selbst, um die Enden seiner Modulliste zu markieren.',
    self: 'Das ist der Safe selbst.',
    selfHandler: 'Das ist der Safe selbst. Jeder könnte dann aufrufen, was nur der Safe aufrufen darf.',
    isModule: 'Dieses Modul ist schon eingeschaltet.',
    twice: 'Das ist zweimal genannt.',
    same: 'Das ist schon gesetzt.',
    migration: 'Wählen Sie, welche.',
    nothing: 'Noch würde sich nichts ändern.',
  },
}
