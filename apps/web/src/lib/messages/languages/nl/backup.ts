import type { LanguagePack } from '../LanguagePack.ts'

export const backup: LanguagePack['backup'] = {
  title: 'Je gegevens',
  text: 'Alles wat je hier hebt geschreven, benoemd, gekozen en ondertekend, wordt in deze browser bewaard en nergens anders. Sla het op in een bestand om een kopie te hebben, of om in een andere browser verder te gaan.',
  nothing: 'Er staat nog niets van jou in deze browser.',
  kept: 'In deze browser bewaard',
  save: 'In een bestand opslaan',
  saveHint:
    'Het bestand bevat namen, instellingen, concepten en handtekeningen als leesbare tekst. Het bevat geen sleutel en geen wachtwoord, maar verraadt met wie je werkt: bewaar het zoals je je boekhouding bewaart.',
  read: 'Bestand lezen',
  readHint:
    'Een hier opgeslagen bestand, of de “Data export” van de officiële Safe-wallet. Je ziet wat erin staat voordat er iets wordt bewaard.',
  refused: 'Dit bestand is niet gelezen',
  refusals: {
    tooLarge: (megabytes) => `Het is groter dan ${megabytes} MB; zo groot is geen bestand van deze app.`,
    notJson: 'Het is geen JSON, of het is afgekapt.',
    notOurs: 'Het is geen bestand van deze app en geen “Data export” (2.0 of 3.0) van de officiële Safe-wallet.',
    newer: 'Het is opgeslagen door een nieuwere versie van deze app. Lees het daar, of werk deze bij.',
    tooMany: (most) => `Het heeft meer dan ${most} delen; zoveel heeft geen bestand van deze app.`,
    nothing: 'Niets erin kan hier worden bewaard.',
    noRoom: 'De browser heeft er geen ruimte voor. Er is niets gewijzigd.',
    tooMuch: (part) => `Samen met wat hier is, zou het meer zijn dan “${part}” kan bevatten. Er is niets gewijzigd.`,
  },
  found: (from, day) =>
    from === 'official'
      ? 'Een bestand van de officiële Safe-wallet'
      : `Een bestand van deze app${day === undefined ? '' : `, opgeslagen ${day}`}`,
  foundText: 'Er is nog niets bewaard. Wat hier is, blijft zoals het is, tenzij je hieronder anders kiest.',
  columns: { part: 'Wat', fresh: 'Nieuw', same: 'Gelijk', differs: 'Te kiezen' },
  conflicts: 'Te kiezen',
  conflictsText: 'Het bestand zegt hier iets anders dan deze browser. Waar je niets kiest, blijft wat hier is.',
  conflictsHere: 'Houden wat hier is',
  conflictsFile: 'Alles uit het bestand nemen',
  here: 'Hier',
  file: 'In het bestand',
  notSet: 'niet ingesteld',
  askedTitle: 'Dit bestand wijzigt aan wie de pagina vraagt',
  appRequestsText:
    'Een node zegt wat op de chain staat, en een dienst somt op wat wacht. Neem zo’n adres alleen uit een bestand dat je zelf hebt opgeslagen.',
  leftOut: 'Weggelaten',
  unknownPart: (key) => `“${key}”: deze versie kent het niet.`,
  brokenPart: (part) => `${part}: het is niet als zodanig te lezen.`,
  brokenAddress: (address) => `“${address}” is geen adres, of de controlesom klopt niet.`,
  otherName: (address, first, second) =>
    `${address} heeft in het bestand twee namen, “${first}” en “${second}”. De eerste wordt genomen.`,
  otherChain: (count, chainId) =>
    `${count} ${count === 1 ? 'Safe' : 'Safes'} op chain ${chainId}, die deze pagina niet heeft.`,
  noPlaceForSafes: (count) =>
    `${count} ${count === 1 ? 'Safe die je daar hebt toegevoegd: open hem met zijn adres.' : 'Safes die je daar hebt toegevoegd: open ze met hun adres.'}`,
  take: 'Dit bewaren',
  takeNothing: 'Er staat niets nieuws in',
  cancel: 'Annuleren',
  taken: (count) => (count === 1 ? '1 ding uit het bestand bewaard' : `${count} dingen uit het bestand bewaard`),
  takenText: 'Taal, node en dienst gelden zodra de pagina opnieuw start.',
  restart: 'Pagina opnieuw starten',
  forget: 'Alles vergeten',
  forgetTitle: 'Dit allemaal vergeten?',
  forgetText:
    'Het wordt uit deze browser verwijderd en kan niet worden teruggehaald. Safes, hun geld en wat de dienst van ze heeft, blijven zoals ze zijn. De verbinding met de wallet wordt verbroken.',
  forgetUndelivered: (count) =>
    count === 1
      ? `${count} handtekening van jou heeft de dienst niet bereikt: niemand anders heeft haar.`
      : `${count} handtekeningen van jou hebben de dienst niet bereikt: niemand anders heeft ze.`,
  forgetNothing:
    'Er is hier niets van jou bewaard; de verbinding met de wallet wordt verbroken en de pagina start opnieuw.',
  forgetYes: 'Alles verwijderen',
  forgetNo: 'Bewaren',
  parts: {
    names: 'Namen',
    settings: 'Instellingen',
    theme: 'Kleuren',
    drafts: 'Concepten',
    confirmations: 'Handtekeningen en berichten',
    visits: 'Bekeken Safes',
    looks: 'Eerdere proeven',
    descriptors: 'Beschrijvingen van contracten',
    keys: 'Toetsen met één letter',
    run: 'Betaalrondes',
    runs: 'Eerdere betaalrondes',
    verifyNodes: 'Nodes van het tweede scherm',
    introduction: 'Inleiding',
    people: 'Notities over personen',
    books: 'Notities van de boekhouding',
    collection: 'Gevolgde en vastgezette Safes',
    creations: 'Geplande Safes',
    apps: 'Apps',
    telling: 'Hoe u bericht krijgt',
  },
}
