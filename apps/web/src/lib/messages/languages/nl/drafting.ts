import type { LanguagePack } from '../LanguagePack.ts'

export const drafting: LanguagePack['drafting'] = {
  chooseTitle: 'Nieuwe transactie',
  chooseLead: 'Wat je ook kiest, je ziet en controleert de hele transactie voordat er iets wordt ondertekend.',
  kinds: {
    batch: {
      title: 'Bundel',
      text: 'Meerdere aanroepen als één transactie, of een bestand van de Transaction Builder.',
    },
    contract: { title: 'Contractaanroep', text: 'Elke functie van elk contract, met haar argumenten.' },
    limits: { title: 'Bestedingslimieten', text: 'Wie hoeveel mag uitgeven zonder handtekeningen van de eigenaren.' },
    message: {
      title: 'Bericht ondertekenen',
      text: 'Een tekst of getypeerde gegevens, door de eigenaren ondertekend voor de Safe.',
    },
    many: {
      title: 'Velen betalen',
      text: 'Een betaalronde: regels met de hand, uit een rekenblad of uit een CSV-bestand.',
    },
    nft: { title: 'NFT versturen', text: 'Tokens met één nummer (ERC-721 of ERC-1155) naar een adres.' },
    owners: { title: 'Eigenaren beheren', text: 'Wie voor deze Safe ondertekent, en hoeveel van hen dat moeten.' },
    settings: {
      title: 'Instellingen van de Safe',
      text: 'Modules, bewakers, fallback-handler en de code die hij draait.',
    },
    send: { title: 'Versturen', text: 'Een bedrag van een munt of token naar een adres.' },
  },
  address: {
    missing: 'Voer een adres in.',
    nameLooking: 'De naam wordt op de chain opgezocht.',
    nameFailed: 'Deze naam kon niet aan de chain worden gevraagd. Probeer het opnieuw, of voer het adres in.',
    nameUnknown: (name) => `“${name}” staat op deze chain voor geen adres.`,
    nameInvalid: 'Zo kan geen naam worden geschreven. Sommige letters lijken misschien alleen op andere.',
    nameMoved: (name, from, to) =>
      `“${name}” stond zojuist nog voor ${from} en staat nu voor ${to}. Vraag het na bij wie je wilt betalen, en voer het adres zelf in.`,
    nameStandsFor: (name) => `${name} staat voor`,
    mySafe: 'jouw Safe',
    otherChain: (prefix) => `Het voorvoegsel “${prefix}” noemt een andere chain dan die van deze Safe.`,
    wrong: 'Dit is geen adres, of de controlesom klopt niet. Kopieer het opnieuw van de bron.',
  },
  beforeAfter: 'Voor en na',
  parts: {
    modules: 'Modules',
    guard: 'Bewaker van transacties (guard)',
    moduleGuard: 'Bewaker van modules',
    fallbackHandler: 'Fallback-handler',
    implementation: 'Implementatie',
  },
  meaning: 'Wat het betekent',
  noMeaning: 'Er verandert nog niets.',
  nonce: 'Nonce',
  nonceLooking: 'Er wordt gekeken wat al wacht.',
  nonceHint: {
    all: (next) => `${next} is de eerste die niets bekends gebruikt.`,
    partial: (next) => `Niet alles wat wacht kon worden gelezen. Voor zover dat lukte, is ${next} vrij.`,
  },
  nonceReplace: 'Kies een lagere om te vervangen wat daar wacht.',
  nonceReplaces: (nonce) =>
    `Misschien wacht er al iets met nonce ${nonce}: welke ervan het eerst wordt uitgevoerd, maakt de andere onmogelijk.`,
  nonceClaimed: (nonce) => `De dienst zou ${nonce} nemen: misschien weet hij van iets dat hij hier niet toont.`,
  nonceWrong: 'Dit is geen geheel getal.',
  nonceUsed: (nonce) => `De volgende nonce van de Safe is ${nonce}; lagere zijn verbruikt.`,
  nextNonce: (nonce) => `Nonce ${nonce} gebruiken`,
  nextNonceText: 'Dezelfde transactie met de volgende vrije nonce. Er is nog niets ondertekend.',
  review: 'Nakijken',
  reviewHint: 'Er wordt nog niets ondertekend.',
  safeFailed: 'De Safe kon niet van de chain worden gelezen',
  safeLoading: 'De Safe wordt gelezen',
}
