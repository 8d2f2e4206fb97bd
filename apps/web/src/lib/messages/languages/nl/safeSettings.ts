import type { LanguagePack } from '../LanguagePack.ts'

export const safeSettings: LanguagePack['safeSettings'] = {
  title: 'Instellingen van de Safe',
  lead: 'Wat naast de eigenaren over deze Safe beslist. Elke wijziging is een transactie die de eigenaren ondertekenen.',
  part: 'Wat te wijzigen',
  about: {
    modules:
      'Contracten die zonder enige handtekening voor de Safe mogen handelen, voor zover hun eigen code dat toelaat.',
    guard: 'Een contract dat voor en na elke transactie van de eigenaren wordt gevraagd, en haar kan weigeren.',
    moduleGuard: 'Een contract dat voor en na alles wat modules doen wordt gevraagd, en het kan weigeren.',
    fallbackHandler:
      'Een contract dat voor de Safe antwoordt op wat de Safe zelf niet weet: of een handtekening geldig is, of hij NFT’s aanneemt.',
    implementation:
      'De code die de Safe draait. Ze wordt alleen vervangen door een officiële uitgave, via het officiële migratiecontract.',
  },
  enabled: 'Ingeschakelde modules',
  noModules: 'Er is geen module ingeschakeld.',
  modulesUnknown:
    'De lijst met modules kon niet tot het einde worden gelezen. Modules kunnen hier worden ingeschakeld, en niet uitgeschakeld.',
  disable: 'Uitschakelen',
  disableWho: (who) => `${who} uitschakelen`,
  keep: 'Houden',
  keepWho: (who) => `${who} houden`,
  goes: 'wordt uitgeschakeld',
  newModule: (number) => `Nieuwe module ${number}`,
  newModuleHint: 'Het adres van het contract van de module op deze chain, van de makers.',
  add: 'Module inschakelen',
  drop: 'Eruit halen',
  dropWhich: (number) => `Nieuwe module ${number} eruit halen`,
  action: 'Wijzigen',
  set: {
    guard: 'Bewaker instellen',
    moduleGuard: 'Bewaker van modules instellen',
    fallbackHandler: 'Handler instellen',
  },
  remove: 'Verwijderen',
  address: {
    guard: 'Nieuwe bewaker',
    moduleGuard: 'Nieuwe bewaker van modules',
    fallbackHandler: 'Nieuwe fallback-handler',
  },
  addressHint: 'Het adres van een contract op deze chain, van de makers.',
  useOfficial: 'De officiële gebruiken',
  migration: 'Nieuwe implementatie',
  migrationHint: 'Alleen wat deze chain heeft, en waarvan de code de uitgebrachte is.',
  choose: 'Kies er een',
  withHandler: (target, handler) => `${target}, met ${handler}`,
  keepsHandler: (target) => `${target}, de fallback-handler blijft`,
  migrationsLoading: 'De officiële migratiecontracten op deze chain worden gezocht',
  migrationsFailed: 'De migratiecontracten konden niet worden gelezen',
  noMigration: 'Er is hier geen officiële weg naar een andere implementatie',
  noMigrationText:
    'Of dit is de nieuwste, of de chain mist het officiële migratiecontract, of er is er geen gemaakt voor een gebruikte Safe van deze versie.',
  unofficial:
    'Deze Safe draait geen officiële implementatie. De officiële migratiecontracten zijn er niet voor gemaakt.',
  looking: 'Het adres wordt op de chain bekeken.',
  refusedTitle: 'Dit wordt hier geweigerd',
  batchFailed: 'Meerdere wijzigingen kunnen niet één worden',
  noLibraryText: 'De officiële MultiSendCallOnly staat niet op deze chain. Doe de wijzigingen een voor een.',
  waitingTitle: (places) => `Wat al wacht, wijzigt modules: ${places}`,
  waitingText:
    'Om een module uit te schakelen noemt een transactie de module die in de lijst van de Safe ervoor staat. Is een van de wijzigingen uitgevoerd, dan noemen de andere misschien de verkeerde en mislukken ze. Voer eerst uit wat wacht of wijs het af, of doe deze wijziging daarna opnieuw.',
  anyModule: (who) =>
    `${who} kan dan zonder enige handtekening alles verplaatsen en de eigenaren wijzigen. Alleen de eigen code beperkt dat: schakel in wat je kent, en verder niets.`,
  accountModule: (who) =>
    `${who} is een rekening en geen contract: wie de sleutel ervan heeft, kan dan alleen alles verplaatsen.`,
  limitsModule: (who) =>
    `${who} is waar de officiële module voor bestedingslimieten hoort: ze betaalt wat een limiet toestaat. Ingeschakeld betaalt ze niets tot er een limiet is ingesteld.`,
  unknownModule: (who) =>
    `De chain zei niet wat er op ${who} staat. Wat het ook is, het kan dan zonder enige handtekening alles verplaatsen.`,
  moduleEnds: (who) => `Wat ${who} voor de Safe deed, houdt op. Ze kan later weer worden ingeschakeld.`,
  limitsEnd: 'Alle bestedingslimieten houden op: niemand kan daarbinnen uitgeven tot de module weer is ingeschakeld.',
  guardsModules: 'De bewaker wordt niet gevraagd over wat modules doen.',
  noCodeLock: (who) =>
    `Op ${who} staat geen contract. Vanaf dan zou elke transactie worden geweigerd, ook die welke de bewaker verwijdert: de Safe zou voorgoed op slot zitten.`,
  noInterfaceLock: (who) =>
    `${who} zegt niet dat het een bewaker is. Vanaf dan zou elke transactie kunnen worden geweigerd, ook die welke hem verwijdert: de Safe zou voorgoed op slot zitten.`,
  noCodeRefused: (who) => `Op ${who} staat geen contract. De Safe weigert het als bewaker.`,
  noInterfaceRefused: (who) => `${who} zegt niet dat het zo’n bewaker is. De Safe weigert het.`,
  guardUnknown: (who) =>
    `De chain zei niet wat er op ${who} staat. Een bewaker die niet kan antwoorden, zet de Safe voorgoed op slot: probeer het opnieuw als het te lezen is.`,
  guardPower: (who) =>
    `${who} kan dan elke transactie weigeren, ook de eigen verwijdering. Is de code fout of vijandig, dan zit de Safe voorgoed op slot.`,
  moduleGuardPower: (who) =>
    `${who} kan dan alles weigeren wat modules doen, ook bestedingslimieten. Eigenaren kunnen hem verwijderen, wat hij ook zegt.`,
  moduleGuardIdle: 'Er is nu geen module ingeschakeld: tot dat gebeurt, heeft hij niets te zeggen.',
  guardReplaced: (who) => `Wat ${who} weigerde, kan weer, voor zover de nieuwe het toelaat.`,
  guardRemoved: (who) => `Wat ${who} weigerde, kan weer.`,
  handlerOfficial: (name) => `Het heeft de code van de officiële ${name}.`,
  handlerStranger: (who) =>
    `${who} is geen officiële handler. Hij antwoordt namens de Safe of een handtekening geldig is: een vijandige ondertekent er berichten, orders en logins voor.`,
  handlerEmpty: (who) =>
    `Op ${who} staat geen contract. De Safe zou dan geen NFT’s kunnen aannemen en niet kunnen antwoorden of een handtekening geldig is. Eigenaren kunnen het weer wijzigen.`,
  handlerUnknown: (who) => `De chain zei niet wat er op ${who} staat.`,
  handlerRemoved:
    'Zonder handler kan de Safe geen NFT’s ontvangen via een veilige overdracht, en kunnen apps hem niet vragen of een bericht is ondertekend: inloggen ermee en ondertekende orders werken dan niet meer. Eigenaren kunnen er weer een instellen.',
  migrationKeeps: 'Adres, saldi, eigenaren, modules en bewaker blijven zoals ze zijn.',
  migrationQueue: 'Wat in de wachtrij wacht, houdt zijn handtekeningen.',
  migrationOneWay: 'Er is geen officiële weg terug naar de huidige implementatie.',
  migrationPower: (target) =>
    `De Safe draait vanaf dan de code van ${target}. De code ervan op deze chain is de uitgebrachte.`,
  migrationHandlerLost: (who) =>
    `De huidige fallback-handler (${who}) is geen officiële: wat hij antwoordde, houdt op.`,
  migrationEvents:
    'Een L2-uitgave noteert elke transactie op de chain, zodat diensten haar zonder tracing vinden; elke transactie kost iets meer.',
  migrationFirst: 'Het werkt alleen als allereerste transactie van de Safe, met nonce 0.',
  errors: {
    zero: 'Dit is het nuladres.',
    sentinel: 'De Safe gebruikt dit adres zelf om de uiteinden van zijn lijst met modules te markeren.',
    self: 'Dit is de Safe zelf.',
    selfHandler: 'Dit is de Safe zelf. Iedereen zou dan kunnen aanroepen wat alleen de Safe mag aanroepen.',
    isModule: 'Deze module is al ingeschakeld.',
    twice: 'Dit is twee keer genoemd.',
    same: 'Dit is al ingesteld.',
    migration: 'Kies welke.',
    nothing: 'Er zou nog niets veranderen.',
  },
}
