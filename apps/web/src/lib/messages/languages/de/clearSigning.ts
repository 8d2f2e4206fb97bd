import type { LanguagePack } from '../LanguagePack.ts'

export const clear: LanguagePack['clear'] = {
  title: 'Mit anderen Worten',
  lead: 'Beschreibungen, die für diese Verträge geschrieben wurden. Sie fügen dem, was hier aus den Bytes ermittelt wurde, Worte hinzu und ändern nichts daran.',
  leadMessage:
    'Beschreibungen, die für diesen Vertrag geschrieben wurden. Sie fügen Worte hinzu; die ganze Nachricht steht oben.',
  none: 'Für diesen Aufruf ist keine Beschreibung bekannt.',
  noneMessage: 'Für diese Nachricht ist keine Beschreibung bekannt.',
  calls: 'Beschreibungen, Aufruf für Aufruf',
  operatorFailed: 'Die Beschreibungen des Betreibers dieser Seite ließen sich nicht laden.',
  source: {
    bundled: 'Mit dieser App ausgeliefert',
    operator: 'Vom Betreiber dieser Seite',
    yours: 'Von Ihnen hinzugefügt',
  },
  evidence: {
    bundled: 'Diese Beschreibung ist Teil der App selbst.',
    operator:
      'Der Betreiber dieser Seite hält diese Beschreibung in einem Ordner. Ihre Worte sind die ihres Verfassers; nichts hier verlässt sich darauf.',
    yours:
      'Sie haben diese Beschreibung in den Einstellungen dieses Browsers hinzugefügt. Ihre Worte sind die ihres Verfassers.',
  },
  unconfirmed: 'Beschreibung ihres Autors, nicht gegen den Aufruf geprüft.',
  contradicts: 'Diese Beschreibung widerspricht dem dekodierten Aufruf',
  contradictions: {
    account: 'Sie nennt eine Adresse, die nicht im Aufruf steht.',
    amount: 'Sie nennt einen anderen Betrag als der Aufruf.',
    intent: 'Sie sagt etwas anderes, als die Funktion tut.',
    token: 'Sie nennt einen Token, der nicht im Aufruf steht.',
  },
  by: (owner) => `von „${owner}“, wie sie selbst sagt`,
  hash: 'Ihr Hash (ERC-8176)',
  refused: 'Diese Beschreibung sagt, dass sie für diese Werte nicht gedacht ist.',
  failed: 'Diese Beschreibung ist an diesen Vertrag gebunden und konnte diese Bytes nicht lesen.',
  raw: 'gezeigt, wie es in den Daten steht',
  more: (count) => `und ${count} weitere, im gelesenen Aufruf`,
  token: 'Token',
  inner: 'Der Aufruf darin',
  decoded: 'Der Aufruf, wie er hier gelesen wurde',
  undecoded: 'Keine hier bekannte Funktion erklärt diese Bytes.',
  settingsTitle: 'Beschreibungen von Verträgen',
  settingsText:
    'Beim Prüfen steht, was Beschreibungen (ERC-7730) über einen Aufruf sagen, neben dem, was diese App selbst ermittelt. Sie können eigene Dateien hinzufügen. Sie bleiben in diesem Browser.',
  settingsNone: 'Sie haben keine hinzugefügt.',
  settingsList: 'Ihre Beschreibungen',
  settingsFile: 'Beschreibung hinzufügen',
  settingsHint: 'Eine JSON-Datei, die ihre Verträge nennt und keine andere Datei einbindet.',
  settingsBound: (count) => (count === 1 ? 'für 1 Vertrag' : `für ${count} Verträge`),
  settingsRemove: 'Entfernen',
  settingsRemoveWhat: (name) => `${name} entfernen`,
  settingsRefused: 'Diese Datei wurde nicht hinzugefügt.',
  refusals: {
    includes: 'Sie bindet eine andere Datei ein. Fügen Sie eine hinzu, die für sich steht.',
    unbound: 'Sie nennt keinen Vertrag und würde deshalb nie benutzt.',
    known: 'Sie haben sie schon hinzugefügt.',
    tooMany: (most) => `Es ist Platz für ${most} Dateien. Entfernen Sie zuerst eine.`,
    tooLarge: (kilobytes) => `Sie ist größer als ${kilobytes} kB.`,
  },
}
