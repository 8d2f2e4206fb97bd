import type { LanguagePack } from '../LanguagePack.ts'

export const clear: LanguagePack['clear'] = {
  title: 'Met andere woorden',
  lead: 'Beschrijvingen die voor deze contracten zijn geschreven. Ze voegen woorden toe aan wat hier uit de bytes is afgeleid, en veranderen er niets aan.',
  leadMessage:
    'Beschrijvingen die voor dit contract zijn geschreven. Ze voegen woorden toe; het hele bericht staat hierboven.',
  none: 'Voor deze aanroep is geen beschrijving bekend.',
  noneMessage: 'Voor dit bericht is geen beschrijving bekend.',
  calls: 'Beschrijvingen, aanroep voor aanroep',
  operatorFailed: 'De beschrijvingen van de beheerder van deze pagina konden niet worden geladen.',
  source: {
    bundled: 'Met deze app meegeleverd',
    operator: 'Van de beheerder van deze pagina',
    yours: 'Door jou toegevoegd',
  },
  evidence: {
    bundled: 'Deze beschrijving is deel van de app zelf.',
    operator:
      'De beheerder van deze pagina bewaart deze beschrijving in een map. De woorden zijn van de schrijver; niets hier vertrouwt erop.',
    yours:
      'Je hebt deze beschrijving in de instellingen van deze browser toegevoegd. De woorden zijn van de schrijver.',
  },
  unconfirmed: 'Beschrijving van de auteur, niet met de aanroep vergeleken.',
  contradicts: 'Deze beschrijving is in strijd met de gedecodeerde aanroep',
  contradictions: {
    account: 'Ze noemt een adres dat niet in de aanroep staat.',
    amount: 'Ze noemt een ander bedrag dan de aanroep.',
    intent: 'Ze zegt iets anders dan wat de functie doet.',
    token: 'Ze noemt een token die niet in de aanroep staat.',
  },
  by: (owner) => `van “${owner}”, zoals ze zelf zegt`,
  hash: 'Haar hash (ERC-8176)',
  refused: 'Deze beschrijving zegt dat ze niet voor deze waarden bedoeld is.',
  failed: 'Deze beschrijving is aan dit contract gebonden en kon deze bytes niet lezen.',
  raw: 'getoond zoals het in de gegevens staat',
  more: (count) => `en nog ${count}, in de gelezen aanroep`,
  token: 'token',
  inner: 'De aanroep erin',
  decoded: 'De aanroep zoals hier gelezen',
  undecoded: 'Geen hier bekende functie verklaart deze bytes.',
  settingsTitle: 'Beschrijvingen van contracten',
  settingsText:
    'Bij het nakijken staat wat beschrijvingen (ERC-7730) over een aanroep zeggen, naast wat deze app zelf afleidt. Je kunt eigen bestanden toevoegen. Ze blijven in deze browser.',
  settingsNone: 'Je hebt er geen toegevoegd.',
  settingsList: 'Jouw beschrijvingen',
  settingsFile: 'Beschrijving toevoegen',
  settingsHint: 'Een JSON-bestand dat zijn contracten noemt en geen ander bestand invoegt.',
  settingsBound: (count) => (count === 1 ? 'voor 1 contract' : `voor ${count} contracten`),
  settingsRemove: 'Verwijderen',
  settingsRemoveWhat: (name) => `${name} verwijderen`,
  settingsRefused: 'Dit bestand is niet toegevoegd.',
  refusals: {
    includes: 'Het voegt een ander bestand in. Voeg er een toe dat op zichzelf staat.',
    unbound: 'Het noemt geen contract en zou dus nooit worden gebruikt.',
    known: 'Je hebt het al toegevoegd.',
    tooMany: (most) => `Er is plaats voor ${most} bestanden. Verwijder er eerst een.`,
    tooLarge: (kilobytes) => `Het is groter dan ${kilobytes} kB.`,
  },
}
