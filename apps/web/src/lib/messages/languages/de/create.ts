import type { LanguagePack } from '../LanguagePack.ts'
import { zahl } from './grammar.ts'

export const create: LanguagePack['create'] = {
  title: 'Safe erstellen',
  lead: 'Wählen Sie, wer signiert und wie viele davon müssen. Die Adresse ist bekannt, bevor etwas gesendet wird, und auf jeder Chain dieselbe.',
  name: 'Name',
  nameHint: 'Für Sie allein: Er liegt in diesem Browser.',
  owners: 'Eigentümer',
  owner: (number) => `Eigentümer ${number}`,
  ownerHint: 'Die Adresse eines Kontos, mit dem sein Inhaber schon signiert hat. Sie steht in Vierergruppen.',
  add: 'Eigentümer hinzufügen',
  addMe: 'Ihr Konto hinzufügen',
  drop: 'Herausnehmen',
  dropWhich: (number) => `Eigentümer ${number} herausnehmen`,
  threshold: 'Nötige Signaturen',
  thresholdHint: (count) => `von ${count} ${count === 1 ? 'Eigentümer' : 'Eigentümern'}`,
  version: 'Version',
  versions: {
    '1.4.1': '1.4.1 (die meisten Apps kennen sie)',
    '1.5.0': '1.5.0 (die neueste)',
    '1.3.0': '1.3.0 (für Chains, die keine andere haben)',
  },
  versionHint:
    'Welche Fassung der offiziellen Verträge er ausführt. Eigentümer können ihn später auf eine neuere umstellen.',
  chains: 'Chains',
  chainsHint:
    'Er bekommt auf jeder davon dieselbe Adresse. Andere können später dazukommen, solange dieser Plan aufbewahrt wird.',
  address: 'Seine Adresse',
  addressHint:
    'Hier aus Eigentümern, Schwelle, Version und Salt ermittelt. Wer eines davon ändert, bekommt eine andere Adresse.',
  addressWaits: 'Sie steht hier, sobald Eigentümer und Schwelle stimmen.',
  another: 'Eine andere Adresse',
  wish: 'Die Adresse soll beginnen mit …',
  wishLabel: 'Anfang der Adresse',
  wishHint: (most) =>
    `Bis zu ${most} Ziffern von 0 bis 9 und a bis f; jede weitere dauert sechzehnmal so lang. Vergleichen Sie trotzdem die ganze Adresse: Was Sie suchen können, können andere auch.`,
  wishError: (most) => `Nur die Ziffern 0 bis 9 und a bis f, höchstens ${most}.`,
  search: 'Suchen',
  stop: 'Anhalten',
  searching: (tried) => `${zahl(tried)} versucht`,
  stopped: 'Angehalten. Die Adresse ist, wie sie war.',
  found: (tried) => `Nach ${zahl(tried)} ${tried === 1 ? 'Versuch' : 'Versuchen'} gefunden.`,
  searchFailed: 'Die Suche ist fehlgeschlagen',
  looking: 'Die Eigentümer werden auf der Chain angesehen.',
  review: 'Prüfen',
  reviewHint: 'Noch wird nichts gesendet.',
  refusedTitle: 'Das lässt sich noch nicht prüfen',
  refusedText: 'Bessern Sie aus, was oben markiert ist.',
  cautions: {
    one: 'Ein einziger Schlüssel entscheidet alles. Geht er verloren, ist alles verloren; wird er gestohlen, auch. Drei Eigentümer, von denen zwei signieren müssen, überstehen jeweils eines davon.',
    anyone: 'Jeder einzelne Eigentümer kann allein alles bewegen.',
    all: (count) =>
      `Alle ${count} Eigentümer müssen signieren. Geht ein Schlüssel verloren, ist der Safe für immer gesperrt. Mit einem Eigentümer mehr als Signaturen übersteht er das.`,
    good: (threshold, count) =>
      `${threshold} von ${count}: ${count - threshold === 1 ? 'Ein Schlüssel darf' : `${count - threshold} Schlüssel dürfen`} verloren gehen, und ${threshold - 1 === 1 ? 'einer darf' : `${threshold - 1} dürfen`} gestohlen werden, ohne Schaden.`,
    notYou: 'Ihr Konto ist kein Eigentümer: Sie bezahlen die Erstellung und können für diesen Safe nicht signieren.',
    contract: (who, chain) =>
      `${who} ist auf ${chain} ein Vertrag und kein Safe. Er kann nur signieren, wenn sein Code es kann (EIP-1271); sonst ist er ein Eigentümer, der nie signiert.`,
    safe: (who, chain) =>
      `${who} ist auf ${chain} ein Safe: Er signiert, sobald seine eigenen Eigentümer dort zustimmen.`,
    missing: (who, chain) =>
      `${who} ist auf einer anderen Chain ein Vertrag und auf ${chain} nicht: Dort kann niemand für ihn signieren, bevor er erstellt ist.`,
    unknown: (who, chain) =>
      `${chain} hat nicht gesagt, was ${who} ist. Ist es ein Vertrag, kann er vielleicht nie signieren.`,
    lookalike: (who, other) =>
      `${who} sieht aus wie ${other} und ist eine andere Adresse. Vergleichen Sie jede Ziffer mit dem Inhaber.`,
  },
  errors: {
    zero: 'Das ist die Nulladresse: Niemand hat ihren Schlüssel.',
    sentinel: 'Diese Adresse benutzt der Safe selbst, um die Enden seiner Eigentümerliste zu markieren.',
    twice: 'Das ist zweimal genannt.',
    tooHigh: (threshold, count) =>
      `${threshold} Signaturen von ${count} ${count === 1 ? 'Eigentümer' : 'Eigentümern'} kann es nie geben. Wählen Sie weniger.`,
    noChain: 'Wählen Sie mindestens eine Chain.',
  },
  planTitle: 'Ein Safe, der erstellt werden soll',
  planLead:
    'Alles, woraus seine Adresse besteht. Er kann schon empfangen und wird mit seiner ersten Transaktion erstellt oder vorher.',
  planMissing: 'In diesem Browser liegt kein Plan für diese Adresse',
  planMissingText:
    'Einen Safe kann nur erstellen, wer Eigentümer, Schwelle, Version und Salt kennt. Öffnen Sie die Seite in dem Browser, in dem er geplant wurde, oder planen Sie ihn noch einmal.',
  planChanged: 'Was hier liegt, ergibt eine andere Adresse',
  planChangedText: 'Der Plan wurde geändert, seit er gemacht wurde. Aus ihm lässt sich nichts erstellen.',
  planAgain: 'Safe planen',
  change: 'Ändern',
  forget: 'Diesen Plan vergessen',
  forgetTitle: 'Für immer vergessen?',
  forgetText:
    'Wo er nicht erstellt ist, ist das, was an seine Adresse gesendet wurde, dann nur noch erreichbar, indem man genau denselben Safe noch einmal plant, mit demselben Salt.',
  setupTitle: 'Was er sein wird',
  of: (threshold, count) => `${threshold} von ${count} müssen signieren`,
  fields: {
    salt: 'Salt',
    factory: 'Factory',
    singleton: 'Code, den er ausführt',
    handler: 'Fallback-Handler',
    module: 'Module',
    payment: 'Zahlung an irgendwen',
    call: 'Aufruf bei der Einrichtung',
    data: 'Der ganze Aufruf',
    initializer: 'Einrichtung darin',
  },
  exactCall: 'Der genaue Aufruf, der gesendet wird',
  checksTitle: 'Hier nachgerechnet',
  chainsTitle: 'Auf jeder Chain',
  notThere: 'Noch nicht erstellt',
  notThereText:
    'Er kann empfangen. Seine erste Transaktion erstellt ihn; oder jemand erstellt ihn vorher und zahlt die Gebühr.',
  holds: 'Er hält',
  createOn: (chain) => `Auf ${chain} erstellen`,
  creating: 'Die Wallet wird gefragt. Nichts wird gesendet, bevor sie ja sagt.',
  mining: 'Gesendet. Warten auf die Chain.',
  created: 'Erstellt, und wie geplant',
  createdText: (count) =>
    `${count} Prüfungen auf der Chain: Eigentümer, Schwelle, Fallback-Handler, Code, kein Modul, kein Wächter.`,
  createdWrong: 'Was dort ist, ist nicht, was geplant war',
  createdWrongText:
    'Senden Sie nichts dorthin. Vielleicht haben Eigentümer ihn seither geändert; wenn nicht, steht etwas anderes an dieser Adresse.',
  checkList: 'Alle Prüfungen',
  open: 'Öffnen',
  impossible: 'Hier kann er nicht erstellt werden',
  impossibleText:
    'Ohne diese Verträge wäre die Adresse eine andere. Wählen Sie eine andere Version oder eine andere Chain.',
  chainFailed: (chain) => `${chain} ließ sich nicht lesen`,
  chainReading: (chain) => `${chain} wird gelesen`,
  connect: 'Wallet verbinden',
  failed: 'Er wurde nicht erstellt',
  rejectedTitle: 'Sie haben es in der Wallet abgelehnt',
  rejectedText: 'Nichts wurde gesendet. Der Plan bleibt aufbewahrt.',
  first: 'Die erste Transaktion anlegen',
  sentDescription: 'Einen Safe erstellt',
  otherChains: 'Weitere Chains',
  plannedTitle: 'Dieser Safe ist geplant und auf dieser Chain noch nicht erstellt',
  plannedText:
    'Er kann empfangen. Was er als Erstes tut, ob Zahlung, Stapel oder Änderung der Einstellungen, erstellt ihn in derselben Transaktion. Die Eigentümer signieren sie vorher.',
  plannedLink: 'Erstellen',
  createLink: 'Safe erstellen',
}
