import type { LanguagePack } from '../LanguagePack.ts'

export const drafting: LanguagePack['drafting'] = {
  chooseTitle: 'Neue Transaktion',
  chooseLead: 'Was immer Sie wählen: Sie sehen und prüfen die ganze Transaktion, bevor etwas signiert wird.',
  kinds: {
    batch: { title: 'Stapel', text: 'Mehrere Aufrufe als eine Transaktion oder eine Datei des Transaction Builder.' },
    contract: { title: 'Vertragsaufruf', text: 'Jede Funktion jedes Vertrags, mit ihren Argumenten.' },
    limits: { title: 'Ausgabenlimits', text: 'Wer wie viel ohne die Signaturen der Eigentümer ausgeben darf.' },
    message: {
      title: 'Nachricht signieren',
      text: 'Ein Text oder typisierte Daten, von den Eigentümern für den Safe signiert.',
    },
    many: {
      title: 'Viele bezahlen',
      text: 'Ein Zahlungslauf: Zeilen von Hand, aus einer Tabelle oder einer CSV-Datei.',
    },
    nft: { title: 'NFT senden', text: 'Token einer Nummer (ERC-721 oder ERC-1155) an eine Adresse.' },
    owners: { title: 'Eigentümer verwalten', text: 'Wer für diesen Safe signiert und wie viele davon müssen.' },
    settings: {
      title: 'Einstellungen des Safes',
      text: 'Module, Wächter, Fallback-Handler und der Code, den er ausführt.',
    },
    send: { title: 'Senden', text: 'Ein Betrag einer Münze oder eines Tokens an eine Adresse.' },
  },
  address: {
    missing: 'Geben Sie eine Adresse ein.',
    nameLooking: 'Der Name wird auf der Chain nachgeschlagen.',
    nameFailed:
      'Die Chain ließ sich nicht nach diesem Namen fragen. Versuchen Sie es erneut, oder geben Sie die Adresse ein.',
    nameUnknown: (name) => `„${name}“ steht auf dieser Chain für keine Adresse.`,
    nameInvalid: 'So kann kein Name geschrieben werden. Einige seiner Buchstaben sehen vielleicht nur aus wie andere.',
    nameMoved: (name, from, to) =>
      `„${name}“ stand eben noch für ${from} und steht jetzt für ${to}. Fragen Sie, wen Sie bezahlen wollen, und geben Sie die Adresse selbst ein.`,
    nameStandsFor: (name) => `${name} steht für`,
    mySafe: 'Ihr Safe',
    otherChain: (prefix) => `Das Präfix „${prefix}“ nennt eine andere Chain als die dieses Safes.`,
    wrong: 'Das ist keine Adresse, oder ihre Prüfsumme ist falsch. Kopieren Sie sie noch einmal von der Quelle.',
  },
  beforeAfter: 'Vorher und nachher',
  parts: {
    modules: 'Module',
    guard: 'Transaktionswächter',
    moduleGuard: 'Modulwächter',
    fallbackHandler: 'Fallback-Handler',
    implementation: 'Implementierung',
  },
  meaning: 'Was es bedeutet',
  noMeaning: 'Noch ändert sich nichts.',
  nonce: 'Nonce',
  nonceLooking: 'Es wird nachgesehen, was schon wartet.',
  nonceHint: {
    all: (next) => `${next} ist die erste, die nichts Bekanntes benutzt.`,
    partial: (next) => `Nicht alles, was wartet, ließ sich lesen. Soweit doch, ist ${next} frei.`,
  },
  nonceReplace: 'Wählen Sie eine niedrigere, um zu ersetzen, was dort wartet.',
  nonceReplaces: (nonce) =>
    `Mit Nonce ${nonce} wartet vielleicht schon etwas: Was zuerst ausgeführt wird, macht das andere unmöglich.`,
  nonceClaimed: (nonce) => `Der Dienst nähme ${nonce}: Vielleicht weiß er von etwas, das er hier nicht zeigt.`,
  nonceWrong: 'Das ist keine ganze Zahl.',
  nonceUsed: (nonce) => `Die nächste Nonce des Safes ist ${nonce}; niedrigere sind verbraucht.`,
  nextNonce: (nonce) => `Nonce ${nonce} verwenden`,
  nextNonceText: 'Dieselbe Transaktion mit der nächsten freien Nonce. Noch ist nichts signiert.',
  review: 'Prüfen',
  reviewHint: 'Noch ist nichts signiert.',
  safeFailed: 'Der Safe ließ sich nicht von der Chain lesen',
  safeLoading: 'Der Safe wird gelesen',
}
