import type { LanguagePack } from '../LanguagePack.ts'
import { getal } from './grammar.ts'

export const about: LanguagePack['about'] = {
  title: 'Het contract',
  lead: (block) =>
    `Wat over deze Safe beslist, bij blok ${getal(block)} van de chain gelezen, wanneer het voor het laatst is gewijzigd en door wie.`,
  leadPlanned:
    'Wat over deze Safe zal beslissen. Hij staat nog niet op de chain: dit alles volgt uit het adres, hier nagerekend uit wat in deze browser wordt bewaard.',
  loading: 'De Safe wordt van de chain gelezen',
  unreadable: 'De Safe kon niet van de chain worden gelezen',
  notASafe: 'Dit is geen Safe',
  print: 'Afdrukken',
  save: 'Als JSON opslaan',
  fileName: (chainId, safe) => `safe-${chainId}-${safe}.json`,
  facts: 'Wat het is',
  address: 'Adres',
  parts: {
    owners: 'Eigenaren',
    threshold: 'Drempel',
    nonce: 'Volgende nonce',
    version: 'Versie',
    implementation: 'Implementatie',
    modules: 'Modules',
    guard: 'Bewaker (guard)',
    moduleGuard: 'Bewaker van modules',
    fallbackHandler: 'Fallback-handler',
    creation: 'Ontstaan',
  },
  meaning: {
    owners: 'Wie voor de Safe mag ondertekenen. Geen andere handtekening telt.',
    threshold: 'Hoeveel van de eigenaren moeten ondertekenen voordat er iets gebeurt.',
    nonce:
      'Het nummer van de transactie die als volgende kan worden uitgevoerd. Elk nummer wordt één keer gebruikt, in deze volgorde.',
    version: 'De uitgave van de Safe-contracten die hij zegt te zijn.',
    implementation: 'Het contract waarvan de Safe de code draait. Wie het vervangt, beslist over alles.',
    modules:
      'Contracten die zonder enige handtekening voor de Safe mogen handelen, voor zover hun eigen code dat toelaat.',
    guard: 'Een contract dat voor en na elke transactie van de eigenaren wordt gevraagd, en haar kan weigeren.',
    moduleGuard: 'Een contract dat voor en na alles wat modules doen wordt gevraagd, en het kan weigeren.',
    fallbackHandler:
      'Een contract dat voor de Safe antwoordt op wat de Safe zelf niet weet: of een handtekening geldig is, of hij NFT’s aanneemt.',
    creation: 'Hoe hij is ontstaan: welke fabriek hem maakte, uit welke code en met welke eerste eigenaren.',
  },
  thresholdValue: (threshold, owners) => `${threshold} van ${owners}`,
  none: 'geen',
  unread: 'niet leesbaar',
  sinceVersion: (version) => `geen: deze versie heeft zo’n deel niet, ${version} en later wel`,
  by: 'door',
  factory: 'via de fabriek',
  creationProven: 'De inrichting die de dienst noemt, geeft precies dit adres. Dat is hier nagerekend.',
  creationClaimed: 'Dat zegt de dienst. Wat hij over de inrichting vertelt, is niet genoeg om het adres na te rekenen.',
  creationFailed: 'Hoe hij is gemaakt, kon niet bij de dienst worden opgehaald.',
  creationFirst: (threshold, owners) => `eerst ${threshold} van ${owners} eigenaren`,
  changed: 'Laatste wijziging',
  changeLoading: 'De laatste wijziging wordt gezocht',
  changeFailed: 'De laatste wijziging kon niet van de chain worden gelezen.',
  neverChanged: 'Niet gewijzigd sinds de Safe is gemaakt.',
  notFound: (block) => `Niet gewijzigd sinds blok ${getal(block)}. Verder terug laat de node niet in één keer kijken.`,
  whenMade: 'toen hij werd gemaakt',
  signed: 'ondertekend door de eigenaren',
  byModule: 'door de module',
  sentBy: 'verstuurd door',
  openTransaction: 'wie heeft ondertekend',
  tree: 'Wie beslist',
  treeLoading: 'De eigenaren worden gevolgd',
  treeFailed: 'Of eigenaren Safes zijn, kon niet worden gelezen',
  needs: (threshold, owners) => `een Safe: ${threshold} van zijn ${owners} eigenaren moeten ondertekenen`,
  again: 'staat hierboven al',
  alone: 'Zou alleen kunnen handelen',
  nobodyAlone: 'Geen enkele rekening kan alleen handelen.',
  modulesAlone: 'Zou zonder eigenaar kunnen handelen',
  posture: 'Hoe hij veiliger kan',
  postureLead:
    'Het ergste eerst. Bij elk punt staat hoe het te verhelpen is; elke verbetering is een transactie die de eigenaren ondertekenen.',
  inOrder: 'In orde',
  stillReading: 'De rest wordt nog bekeken',
  mend: {
    owners: 'Eigenaren of drempel wijzigen',
    modules: 'Modules wijzigen',
    guard: 'Bewaker instellen',
    moduleGuard: 'Bewaker van modules instellen',
    fallbackHandler: 'Fallback-handler wijzigen',
    implementation: 'Implementatie wijzigen',
  },
  tone: {
    stop: 'Verhelp dit',
    caution: 'Wees voorzichtig',
    unknown: 'Niet bekend',
    info: 'Kan beter',
    ok: 'In orde',
  },
  findings: {
    THRESHOLD_ONE: [
      'Eén handtekening is genoeg',
      'Wie een van de sleutels van de eigenaren heeft, kan alles meenemen. Verhoog de drempel.',
    ],
    SINGLE_OWNER: [
      'Er is maar één eigenaar',
      'Wie deze sleutel heeft, kan alles meenemen, en zonder die sleutel is de Safe verloren. Voeg eigenaren toe en verhoog dan de drempel.',
    ],
    NO_SPARE_KEY: [
      'Elke eigenaar moet ondertekenen',
      'Raakt één sleutel zoek, dan zit de Safe voorgoed op slot. Voeg een eigenaar toe, of verlaag de drempel.',
    ],
    THRESHOLD_SOUND: ['Meer dan één eigenaar moet ondertekenen, en er mag er één ontbreken', ''],
    SOLO_SIGNER: [
      'Eén persoon is genoeg, hoewel er meer moeten ondertekenen',
      'Deze rekeningen spreken voor meerdere eigenaren tegelijk en halen de drempel alleen. Vervang een van die eigenaren.',
    ],
    DEADLOCK: [
      'Een eigenaar kan nooit ondertekenen',
      'Deze Safes kunnen hun drempel niet halen zonder hun eigen handtekening. Vervang ze als eigenaar.',
    ],
    OWNERS_IN_A_CIRCLE: [
      'Eigenaren vormen een kring',
      'Deze Safes zijn, via andere, eigenaar van zichzelf. Vervang ze als eigenaar.',
    ],
    NESTED_THRESHOLD_ONE: [
      'Een eigenaar is een Safe waarvoor één sleutel spreekt',
      'Elke eigenaar van deze Safes kan er alleen voor ondertekenen. Verhoog daar de drempel, of vervang ze hier.',
    ],
    TREE_SOUND: ['Niemand spreekt voor meerdere eigenaren, en geen eigenaar loopt dood', ''],
    TREE_UNREAD: ['Of eigenaren Safes zijn, kon niet worden gelezen', 'Kijk opnieuw als de node antwoordt.'],
    OWNERS_IDLE: [
      'Een eigenaar is een jaar niet gezien',
      'Geen uitgevoerde transactie van het afgelopen jaar die we hebben bekeken, heeft zijn handtekening. Vraag of hij de sleutel nog heeft; vervang hem zo niet.',
    ],
    OWNERS_UNSEEN: [
      'Een eigenaar heeft nog niet ondertekend',
      'Geen van de uitgevoerde transacties die we hebben bekeken, heeft zijn handtekening. Laat hem er een ondertekenen, om te weten dat de sleutel werkt.',
    ],
    OWNERS_AWAKE: ['Elke eigenaar heeft het afgelopen jaar ondertekend', ''],
    ACTIVITY_UNREAD: [
      'Wanneer eigenaren het laatst hebben ondertekend, kon niet worden gelezen',
      'Daarvoor zijn de dienst, die transacties noemt, en de node nodig. Kijk opnieuw als beide antwoorden.',
    ],
    OLD_VERSION: [
      'Er is een nieuwere uitgave',
      'De beheerder van deze chain beveelt een nieuwere aan. Adres, eigenaren en saldi blijven bij het wijzigen gelijk.',
    ],
    REPLAYABLE_VERSION: [
      'Handtekeningen zijn niet aan deze chain gebonden',
      'Vóór 1.3.0 telt een handtekening voor deze Safe ook voor een Safe met hetzelfde adres op een andere chain. Wijzig de implementatie.',
    ],
    VERSION_CURRENT: ['De uitgave is zo nieuw als aanbevolen', ''],
    VERSION_UNREAD: [
      'Hij zegt niet welke uitgave hij is',
      'Wat hij over zichzelf zegt, is geen versie van de Safe-contracten.',
    ],
    CODE_UNKNOWN: [
      'Hij draait code die geen officiële uitgave is',
      'Niemand kan hier zeggen wat die doet. Breng wat hij bevat naar een Safe met officiële code.',
    ],
    CODE_OFFICIAL: ['Hij draait officiële code', ''],
    CODE_UNREAD: ['De code kon niet met de officiële worden vergeleken', 'Kijk opnieuw als de node antwoordt.'],
    HANDLER_UNKNOWN: [
      'De fallback-handler is geen officiële',
      'Hij antwoordt namens de Safe of een handtekening geldig is: een vijandige ondertekent er berichten, orders en logins voor. Stel de officiële in.',
    ],
    NO_HANDLER: [
      'Er is geen fallback-handler',
      'Apps kunnen de Safe niet vragen of een bericht is ondertekend, en hij kan geen NFT’s aannemen via een veilige overdracht. Stel de officiële in.',
    ],
    MODULE_UNKNOWN: [
      'Een module die hier niet bekend is, kan alleen handelen',
      'Ze kan zonder enige handtekening alles verplaatsen en de eigenaren wijzigen; alleen haar eigen code beperkt haar. Schakel uit wat je niet nodig hebt.',
    ],
    MODULE_LIMITS: [
      'Bestedingslimieten zijn ingeschakeld',
      'Wie een limiet heeft, geeft daarbinnen uit zonder de eigenaren. Kijk de limieten af en toe na.',
    ],
    MODULES_UNGUARDED: [
      'Niets bewaakt de modules',
      'Een bewaker van modules wordt gevraagd voor alles wat modules doen en kan het weigeren.',
    ],
    MODULES_UNREAD: [
      'De lijst met modules kon niet tot het einde worden gelezen',
      'Er kunnen er zijn die alleen kunnen handelen.',
    ],
    NO_MODULES: ['Geen module kan ervoor handelen', ''],
    NO_GUARD: [
      'Alleen de oplettendheid van de eigenaren houdt een delegatecall tegen',
      'Een delegatecall draait andere code op de plaats van de Safe en kan alles vervangen: met een die haastig werd ondertekend zijn de grootste diefstallen gepleegd. Een bewaker kan hem weigeren, wie er ook heeft ondertekend.',
    ],
    GUARD_ALLOWS: [
      'De bewaker laat een delegatecall naar een vreemde door',
      'Op de node gevraagd weigerde hij niet dat code die niemand kent op de plaats van de Safe draait. Stel er een in die dat wel doet.',
    ],
    GUARD_REFUSES: ['De bewaker weigert een delegatecall naar een vreemde', ''],
    GUARD_UNCLEAR: [
      'Wat de bewaker met delegatecalls doet, is niet duidelijk',
      'Op de node gevraagd weigerde hij ook een gewone aanroep naar een vreemde. Vraag het aan wie hem heeft gemaakt.',
    ],
    GUARD_UNREAD: ['Wat de bewaker doet, kon niet worden gevraagd', 'Kijk opnieuw als de node antwoordt.'],
    SETUP_CALLED_STRANGER: [
      'Bij het maken draaide vreemde code op zijn plaats',
      'Die kan iets hebben achtergelaten. Vergelijk wat hierboven staat met wat je verwacht, en ga naar een nieuwe Safe als je niet weet waarom.',
    ],
  },
}
