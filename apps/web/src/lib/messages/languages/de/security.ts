import type { LanguagePack } from '../LanguagePack.ts'
import { zahl } from './grammar.ts'

export const about: LanguagePack['about'] = {
  title: 'Der Vertrag',
  lead: (block) =>
    `Was über diesen Safe entscheidet, bei Block ${zahl(block)} von der Chain gelesen, wann es sich zuletzt geändert hat und durch wen.`,
  leadPlanned:
    'Was über diesen Safe entscheiden wird. Er ist noch nicht auf der Chain: All das folgt aus seiner Adresse, hier nachgerechnet aus dem, was in diesem Browser aufbewahrt ist.',
  loading: 'Der Safe wird von der Chain gelesen',
  unreadable: 'Der Safe ließ sich nicht von der Chain lesen',
  notASafe: 'Das ist kein Safe',
  print: 'Drucken',
  save: 'Als JSON sichern',
  fileName: (chainId, safe) => `safe-${chainId}-${safe}.json`,
  facts: 'Was er ist',
  address: 'Adresse',
  parts: {
    owners: 'Eigentümer',
    threshold: 'Schwelle',
    nonce: 'Nächste Nonce',
    version: 'Version',
    implementation: 'Implementierung',
    modules: 'Module',
    guard: 'Wächter',
    moduleGuard: 'Modulwächter',
    fallbackHandler: 'Fallback-Handler',
    creation: 'Erstellung',
  },
  meaning: {
    owners: 'Wer für den Safe signieren darf. Niemandes Signatur sonst zählt.',
    threshold: 'Wie viele der Eigentümer signieren müssen, bevor etwas geschieht.',
    nonce:
      'Die Nummer der Transaktion, die als nächste ausgeführt werden kann. Jede Nummer wird einmal verbraucht, in dieser Reihenfolge.',
    version: 'Die Fassung der Safe-Verträge, die er nach eigenen Angaben ist.',
    implementation: 'Der Vertrag, dessen Code der Safe ausführt. Wer ihn ersetzt, entscheidet über alles.',
    modules: 'Verträge, die ohne jede Signatur für den Safe handeln dürfen, soweit ihr eigener Code es zulässt.',
    guard: 'Ein Vertrag, der vor und nach jeder Transaktion der Eigentümer gefragt wird und sie ablehnen kann.',
    moduleGuard: 'Ein Vertrag, der vor und nach allem gefragt wird, was Module tun, und es ablehnen kann.',
    fallbackHandler:
      'Ein Vertrag, der für den Safe beantwortet, was der Safe selbst nicht weiß: ob eine Signatur gilt, ob er NFTs annimmt.',
    creation: 'Wie er entstand: welche Factory ihn erstellt hat, aus welchem Code und mit welchen ersten Eigentümern.',
  },
  thresholdValue: (threshold, owners) => `${threshold} von ${owners}`,
  none: 'nicht vorhanden',
  unread: 'nicht lesbar',
  sinceVersion: (version) => `nicht vorhanden: Diese Version hat so etwas nicht, erst ${version} und spätere`,
  by: 'von',
  factory: 'über die Factory',
  creationProven: 'Die Einrichtung, die der Dienst nennt, ergibt genau diese Adresse. Das wurde hier nachgerechnet.',
  creationClaimed: 'Das sagt der Dienst. Was er von der Einrichtung nennt, genügt nicht, um die Adresse nachzurechnen.',
  creationFailed: 'Wie er erstellt wurde, ließ sich nicht vom Dienst abrufen.',
  creationFirst: (threshold, owners) => `anfangs ${threshold} von ${owners} Eigentümern`,
  changed: 'Letzte Änderung',
  changeLoading: 'Die letzte Änderung wird gesucht',
  changeFailed: 'Die letzte Änderung ließ sich nicht von der Chain lesen.',
  neverChanged: 'Nicht geändert, seit der Safe erstellt wurde.',
  notFound: (block) =>
    `Nicht geändert seit Block ${zahl(block)}. Weiter zurück lässt der Knoten auf einmal nicht sehen.`,
  whenMade: 'als er erstellt wurde',
  signed: 'signiert von seinen Eigentümern',
  byModule: 'durch das Modul',
  sentBy: 'gesendet von',
  openTransaction: 'wer signiert hat',
  tree: 'Wer entscheidet',
  treeLoading: 'Den Eigentümern wird nachgegangen',
  treeFailed: 'Ob Eigentümer Safes sind, ließ sich nicht lesen',
  needs: (threshold, owners) => `ein Safe: ${threshold} seiner ${owners} Eigentümer müssen signieren`,
  again: 'steht schon weiter oben',
  alone: 'Könnte allein handeln',
  nobodyAlone: 'Kein einzelnes Konto kann allein handeln.',
  modulesAlone: 'Könnte ohne jeden Eigentümer handeln',
  posture: 'Wie er sicherer sein könnte',
  postureLead:
    'Das Schlimmste zuerst. Jeder Punkt sagt, wie er sich beheben lässt; jede Behebung ist eine Transaktion, die die Eigentümer signieren.',
  inOrder: 'In Ordnung',
  stillReading: 'Der Rest wird noch angesehen',
  mend: {
    owners: 'Eigentümer oder Schwelle ändern',
    modules: 'Module ändern',
    guard: 'Wächter setzen',
    moduleGuard: 'Modulwächter setzen',
    fallbackHandler: 'Fallback-Handler ändern',
    implementation: 'Implementierung ändern',
  },
  tone: {
    stop: 'Beheben Sie das',
    caution: 'Achten Sie darauf',
    unknown: 'Nicht bekannt',
    info: 'Könnte besser sein',
    ok: 'In Ordnung',
  },
  findings: {
    THRESHOLD_ONE: [
      'Eine Signatur genügt',
      'Wer irgendeinen Schlüssel der Eigentümer hat, kann alles nehmen. Erhöhen Sie die Schwelle.',
    ],
    SINGLE_OWNER: [
      'Es gibt nur einen Eigentümer',
      'Wer diesen Schlüssel hat, kann alles nehmen, und ohne ihn ist der Safe verloren. Fügen Sie Eigentümer hinzu, und erhöhen Sie dann die Schwelle.',
    ],
    NO_SPARE_KEY: [
      'Jeder Eigentümer muss signieren',
      'Geht ein Schlüssel verloren, ist der Safe für immer gesperrt. Fügen Sie einen Eigentümer hinzu, oder senken Sie die Schwelle.',
    ],
    THRESHOLD_SOUND: ['Mehr als ein Eigentümer muss signieren, und einer darf fehlen', ''],
    SOLO_SIGNER: [
      'Einer genügt, obwohl mehrere signieren müssen',
      'Diese Konten sprechen für mehrere der Eigentümer zugleich und erreichen die Schwelle allein. Ersetzen Sie einen dieser Eigentümer.',
    ],
    DEADLOCK: [
      'Ein Eigentümer kann nie signieren',
      'Diese Safes erreichen ihre Schwelle nicht ohne ihre eigene Signatur. Ersetzen Sie sie als Eigentümer.',
    ],
    OWNERS_IN_A_CIRCLE: [
      'Eigentümer bilden einen Kreis',
      'Diese Safes sind, über andere, Eigentümer ihrer selbst. Ersetzen Sie sie als Eigentümer.',
    ],
    NESTED_THRESHOLD_ONE: [
      'Ein Eigentümer ist ein Safe, für den ein einziger Schlüssel spricht',
      'Jeder einzelne ihrer Eigentümer signiert für diese Safes. Erhöhen Sie dort die Schwelle, oder ersetzen Sie sie hier.',
    ],
    TREE_SOUND: ['Niemand spricht für mehrere Eigentümer, und kein Eigentümer ist eine Sackgasse', ''],
    TREE_UNREAD: [
      'Ob Eigentümer Safes sind, ließ sich nicht lesen',
      'Sehen Sie noch einmal hin, wenn der Knoten antwortet.',
    ],
    OWNERS_IDLE: [
      'Ein Eigentümer war ein Jahr lang nicht zu sehen',
      'Keine der angesehenen ausgeführten Transaktionen des letzten Jahres hat seine Signatur. Fragen Sie, ob er den Schlüssel noch hat; wenn nicht, ersetzen Sie ihn.',
    ],
    OWNERS_UNSEEN: [
      'Ein Eigentümer hat noch nicht signiert',
      'Keine der angesehenen ausgeführten Transaktionen hat seine Signatur. Lassen Sie ihn eine signieren, um zu wissen, dass der Schlüssel funktioniert.',
    ],
    OWNERS_AWAKE: ['Jeder Eigentümer hat im letzten Jahr signiert', ''],
    ACTIVITY_UNREAD: [
      'Wann Eigentümer zuletzt signiert haben, ließ sich nicht lesen',
      'Dafür braucht es den Dienst, der Transaktionen nennt, und den Knoten. Sehen Sie noch einmal hin, wenn beide antworten.',
    ],
    OLD_VERSION: [
      'Es gibt eine neuere Fassung',
      'Der Betreiber dieser Chain empfiehlt eine neuere. Adresse, Eigentümer und Guthaben bleiben beim Wechsel.',
    ],
    REPLAYABLE_VERSION: [
      'Signaturen sind nicht an diese Chain gebunden',
      'Vor 1.3.0 zählt eine Signatur für diesen Safe auch für einen Safe mit derselben Adresse auf einer anderen Chain. Ändern Sie die Implementierung.',
    ],
    VERSION_CURRENT: ['Die Fassung ist so neu wie empfohlen', ''],
    VERSION_UNREAD: [
      'Er sagt nicht, welche Fassung er ist',
      'Was er über sich sagt, ist keine Version der Safe-Verträge.',
    ],
    CODE_UNKNOWN: [
      'Er führt Code aus, der keine offizielle Fassung ist',
      'Niemand hier kann sagen, was dieser Code tut. Bringen Sie, was der Safe hält, in einen Safe mit offiziellem Code.',
    ],
    CODE_OFFICIAL: ['Er führt offiziellen Code aus', ''],
    CODE_UNREAD: [
      'Sein Code ließ sich nicht mit dem offiziellen vergleichen',
      'Sehen Sie noch einmal hin, wenn der Knoten antwortet.',
    ],
    HANDLER_UNKNOWN: [
      'Der Fallback-Handler ist kein offizieller',
      'Er antwortet im Namen des Safes, ob eine Signatur gilt: Ein feindlicher signiert Nachrichten, Aufträge und Anmeldungen für ihn. Setzen Sie den offiziellen.',
    ],
    NO_HANDLER: [
      'Es gibt keinen Fallback-Handler',
      'Apps können den Safe nicht fragen, ob eine Nachricht signiert ist, und er kann keine NFTs durch sichere Übertragung annehmen. Setzen Sie den offiziellen.',
    ],
    MODULE_UNKNOWN: [
      'Ein Modul, das hier nicht bekannt ist, kann allein handeln',
      'Es kann ohne jede Signatur alles bewegen und die Eigentümer ändern; nur sein eigener Code begrenzt es. Schalten Sie aus, was Sie nicht brauchen.',
    ],
    MODULE_LIMITS: [
      'Ausgabenlimits sind eingeschaltet',
      'Wer ein Limit hat, gibt in dessen Rahmen ohne die Eigentümer aus. Sehen Sie die Limits ab und zu durch.',
    ],
    MODULES_UNGUARDED: [
      'Nichts wacht über die Module',
      'Ein Modulwächter wird vor allem gefragt, was Module tun, und kann es ablehnen.',
    ],
    MODULES_UNREAD: [
      'Die Liste der Module ließ sich nicht bis zum Ende lesen',
      'Es kann welche geben, die allein handeln können.',
    ],
    NO_MODULES: ['Kein Modul kann für ihn handeln', ''],
    NO_GUARD: [
      'Nur die Aufmerksamkeit der Eigentümer hält einen delegatecall auf',
      'Ein delegatecall führt anderen Code an der Stelle des Safes aus und kann alles ersetzen: Mit einem, der in Eile signiert wurde, geschahen die größten Diebstähle. Ein Wächter kann ihn ablehnen, wer immer signiert hat.',
    ],
    GUARD_ALLOWS: [
      'Der Wächter lässt einen delegatecall zu einem Fremden durch',
      'Auf dem Knoten gefragt, hat er nicht abgelehnt, dass Code, den niemand kennt, an der Stelle des Safes läuft. Setzen Sie einen, der es tut.',
    ],
    GUARD_REFUSES: ['Der Wächter lehnt einen delegatecall zu einem Fremden ab', ''],
    GUARD_UNCLEAR: [
      'Was der Wächter mit delegatecalls tut, ist nicht klar',
      'Auf dem Knoten gefragt, hat er auch einen einfachen Aufruf an einen Fremden abgelehnt. Fragen Sie seine Macher.',
    ],
    GUARD_UNREAD: [
      'Der Wächter ließ sich nicht fragen, was er tut',
      'Sehen Sie noch einmal hin, wenn der Knoten antwortet.',
    ],
    SETUP_CALLED_STRANGER: [
      'Fremder Code lief an seiner Stelle, als er erstellt wurde',
      'Er kann etwas hinterlassen haben. Vergleichen Sie, was oben steht, mit dem, was Sie erwarten, und ziehen Sie in einen neuen Safe um, wenn Sie nicht wissen, warum.',
    ],
  },
}
