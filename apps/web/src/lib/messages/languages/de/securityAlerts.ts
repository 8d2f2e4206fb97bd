import type { LanguagePack } from '../LanguagePack.ts'

export const alarms: LanguagePack['alarms'] = {
  behindTitle: 'Der Dienst ist hinter der Chain zurück',
  aheadTitle: 'Der Dienst behauptet Blöcke, die es nicht gibt',
  freshnessText:
    'Was er sagt, kann alt sein oder von gar keiner Chain stammen. Was von der Chain gelesen wird, ist davon nicht berührt.',
  failedTitle: 'Dieser Safe besteht nicht jede Prüfung',
  failedText: 'Signieren Sie nichts für ihn, bevor Sie wissen, warum.',
  untrueTitle: 'Der Dienst sagt über diesen Safe etwas, das nicht stimmt',
  untrueText:
    'Was hier steht, kommt von der Chain und aus der Konfiguration des Betreibers. Verlassen Sie sich nicht auf diesen Dienst, bevor Sie wissen, warum.',
  nonceTitle: 'Der Knoten antwortet mit einem älteren Stand, als dieser Browser schon gesehen hat',
  nonceText: (seen, now) =>
    `Dieser Safe war bei Nonce ${seen}; der Knoten sagt jetzt ${now}. Er ist zurück, oder er lügt. Auf sein Wort hin sollte nichts signiert werden.`,
  nodesTitle: 'Zwei Knoten sind sich über diesen Safe nicht einig',
  nodesText: (host) => `${host}, zum Vergleich gefragt, sagt etwas anderes. Einer von beiden irrt.`,
  nodesPart: { block: 'Der Block', nonce: 'Nonce', owners: 'Eigentümer', threshold: 'Schwelle' },
  nodesLine: (what, first, second) => `${what}: ${first} und ${second}`,
  changedTitle: 'Dieser Safe hat sich geändert, seit Sie zuletzt hier waren',
  changedText: 'Das sagt die Chain. Vergewissern Sie sich, dass diese Änderungen gewollt waren.',
  noted: 'Ich weiß',
  added: { owner: 'Neuer Eigentümer', module: 'Neues Modul' },
  removed: { owner: 'Kein Eigentümer mehr', module: 'Kein Modul mehr' },
  threshold: (before, now) => `Nötige Signaturen: ${now} statt ${before}`,
  replaced: {
    implementation: 'Implementierung',
    guard: 'Wächter (guard)',
    moduleGuard: 'Wächter der Module',
    fallbackHandler: 'Fallback-Handler',
  },
  none: 'keiner',
  insteadOf: (now, before) => `${now} statt ${before}`,
  digest: 'Code der Warteschlange',
  digestHelp: 'Lesen Sie ihn einem anderen Eigentümer vor: Wer dieselbe Warteschlange sieht, hat denselben Code.',
  digestWaiting: 'sobald alles geprüft ist',
  secondNodeText:
    'Was der erste Knoten über einen Safe sagt, wird mit einem zweiten verglichen: Block, Nonce, Eigentümer und Schwelle. Sind sie sich nicht einig, erfahren Sie es. Sonst wird er nichts gefragt.',
  secondNodeLabel: (chain) => `Adresse eines zweiten Knotens für ${chain}`,
  secondNodeSave: 'Damit vergleichen',
}
