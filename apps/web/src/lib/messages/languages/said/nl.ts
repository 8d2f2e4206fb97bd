import type { SaidWords } from './SaidWords.ts'

export const said: SaidWords = {
  forms: {
    'The official spending limit module can then pay beneficiaries up to their limits.':
      'De officiële module voor uitgavenlimieten kan daarna begunstigden tot hun limiet betalen.',
    'The official {0} {1} then answers in the name of the Safe.':
      'De officiële {0} {1} antwoordt daarna namens de Safe.',
    'It is not on the chain yet: its address is made of these owners and this threshold, and of nothing else.':
      'Het staat nog niet op de keten: het adres bestaat uit deze eigenaren en deze drempel, en uit niets anders.',
    'The Safe cannot be created with this transaction: {0}.':
      'De Safe kan niet met deze transactie worden gemaakt: {0}.',
    'its owners, threshold and salt give another address': 'de eigenaren, drempel en salt geven een ander adres',
    'planned: its owners, threshold and salt give another address.':
      'planned: de eigenaren, drempel en salt geven een ander adres.',
    'it is not the first of its Safe': 'het is niet de eerste van de Safe',
    '{0} is none of the owners': '{0} is geen van de eigenaren',
    '{0} owners must have signed': '{0} eigenaren moeten hebben ondertekend',
    'A part of this page could not be loaded: nobody answered.':
      'Een deel van deze pagina kon niet worden geladen: niemand antwoordde.',
    'The chain refused the creation; its fee is spent, and nothing was made.':
      'De chain weigerde het aanmaken; de kosten zijn uitgegeven en er is niets gemaakt.',
    'The creation was sent and is not on the chain yet. This page goes on looking for it by itself.':
      'Het aanmaken is verstuurd en staat nog niet op de chain. Deze pagina blijft er vanzelf naar zoeken.',
    'The search gave no answer that can be read.': 'Het zoeken gaf geen leesbaar antwoord.',
    'The browser does not let the search run.': 'De browser laat het zoeken niet toe.',
    'The configuration names no chain {0}.': 'De configuratie noemt geen chain {0}.',
    '{0} is no address.': '{0} is geen adres.',
    'The verification worker does not run: {0}': 'De verificatie-worker draait niet: {0}',
    'its script could not be run.': 'Zijn script kon niet worden uitgevoerd.',
    'it does not answer.': 'Hij antwoordt niet.',
    'The owners could not be followed.': 'De eigenaren konden niet worden gevolgd.',
    'The service linked its next page to another origin.':
      'De dienst verwees voor zijn volgende pagina naar een andere herkomst.',
    'Invalid response content': 'De inhoud van het antwoord is ongeldig',
    'The service did not answer within {0} ms.': 'De dienst antwoordde niet binnen {0} ms.',
    'The service cannot be reached.': 'De dienst is onbereikbaar.',
    'The list of the service repeats itself after {0} pages.': 'De lijst van de dienst herhaalt zich na {0} pagina’s.',
    'The list of the service did not end within {0} pages.':
      'De lijst van de dienst eindigde niet binnen {0} pagina’s.',
    'The service answered in a form this app does not know at "{0}".':
      'De dienst antwoordde bij “{0}” in een vorm die deze app niet kent.',
    'The service answered in a form this app does not know.':
      'De dienst antwoordde in een vorm die deze app niet kent.',
    'The connection to the host was closed before it answered {0}.':
      'De verbinding met de host werd gesloten voordat hij {0} beantwoordde.',
    'This page is in no frame of a host, or no host is allowed.':
      'Deze pagina staat in geen frame van een host, of geen host is toegestaan.',
    'The page at {0} shows this one in a frame, and is no allowed host.':
      'De pagina {0} toont deze in een frame en is geen toegestane host.',
    'The host refused {0}.': 'De host weigerde {0}.',
    'The host refused {0}: {1}': 'De host weigerde {0}: {1}',
    'The host did not answer {0} within {1} seconds.': 'De host beantwoordde {0} niet binnen {1} seconden.',
    'The host answered {0} with something that cannot be read.': 'De host antwoordde op {0} met iets onleesbaars.',
    'A page in a frame is no host.': 'Een pagina in een frame is geen host.',
    '{0} was rejected in the host.': '{0} is in de host geweigerd.',
    'The node did not answer {0}.': 'De node beantwoordde {0} niet.',
    'The node is on chain {0}, not on chain {1}.': 'De node zit op chain {0}, niet op chain {1}.',
    'There is no Safe at {0} on chain {1}: {2}.': 'Op {0} is geen Safe op chain {1}: {2}.',
    'no contract is deployed there': 'daar staat geen contract',
    'the contract does not answer like one': 'het contract antwoordt niet als een Safe',
    'The file names "{0}" twice, or should not name it at all.':
      'Het bestand noemt “{0}” twee keer, of zou het niet mogen noemen.',
    'The file is no JSON.': 'Het bestand is geen JSON.',
    'The file is longer than {0} bytes.': 'Het bestand is langer dan {0} bytes.',
    'chainId: this is the id of no chain.': 'chainId: dit is het nummer van geen enkele chain.',
    'no such field is known': 'zo’n veld is niet bekend',
    'not readable': 'onleesbaar',
    'The file': 'Het bestand',
    'The typed data takes too long to hash: {0}.': 'Deze getypeerde gegevens hashen duurt te lang: {0}.',
    'it has more than {0} types': 'ze hebben meer dan {0} typen',
    'its types have more than {0} fields': 'hun typen hebben meer dan {0} velden',
    'its values are too many for their types': 'hun waarden zijn te veel voor hun typen',
    'it nests more than {0} levels': 'ze zijn meer dan {0} niveaus diep genest',
    'a value of type {0} is {1} characters long': 'een waarde van type {0} is {1} tekens lang',
    '"{0}" is not the version of a Safe.': '“{0}” is niet de versie van een Safe.',
    'The link was refused at “{0}”: {1}.': 'De link werd geweigerd bij “{0}”: {1}.',
    'there are more than {0}': 'het zijn er meer dan {0}',
    'it is cut off': 'hij is afgekapt',
    'its length is written in a longer way': 'zijn lengte is langer geschreven dan nodig',
    'it is too long': 'hij is te lang',
    'it has {0} bytes, not 20': 'hij heeft {0} bytes, geen 20',
    'it is written in a longer way': 'hij is langer geschreven dan nodig',
    'it is no text': 'het is geen tekst',
    'it is larger than 256 bits': 'hij is groter dan 256 bits',
    'it is longer than any transaction': 'hij is langer dan elke transactie',
    'it does not begin with {0}': 'hij begint niet met {0}',
    'it has letters that no link has': 'hij heeft tekens die geen link heeft',
    'something follows its end': 'er volgt iets na zijn einde',
    'it is not that of the fields and signatures': 'hij hoort niet bij de velden en handtekeningen',
    'it is no JSON': 'het is geen JSON',
    'it is malformed': 'hij is misvormd',
    'its data does not fit its types': 'zijn gegevens passen niet bij hun typen',
    'the fields have another hash than the link says': 'de velden hebben een andere hash dan de link zegt',
    '{0} smallest units of {1}': '{0} kleinste eenheden van {1}',
    '{0} smallest units of the native coin': '{0} kleinste eenheden van de munt van de chain',
    '{0} of token {1}': '{0} van token {1}',
    'The code at {0} runs as if it were the Safe. An official library belongs there.':
      'De code op {0} draait alsof ze de Safe was. Daar hoort een officiële bibliotheek.',
    'The code at {0} runs as if it were the Safe: it can take everything and replace the Safe itself.':
      'De code op {0} draait alsof ze de Safe was: ze kan alles meenemen en de Safe zelf vervangen.',
    'Bytes of the data without a meaning in {0}: {1}.': 'Bytes van de gegevens zonder betekenis in {0}: {1}.',
    'The function is a guess by its selector: {0}.': 'De functie is geraden op haar selector: {0}.',
    'What {0} does with this data is not known.': 'Wat {0} met deze gegevens doet, is niet bekend.',
    'Calls are nested deeper than this check reads.': 'De aanroepen zijn dieper genest dan deze controle leest.',
    'The batch is not run as the Safe: its calls come from the batch contract.':
      'De bundel draait niet als de Safe: zijn aanroepen komen van het bundelcontract.',
    'The batch cannot be read from byte {0} on; what it does is not known.':
      'De bundel is vanaf byte {0} onleesbaar; wat hij doet, is niet bekend.',
    'The calls of the batch send {0} together.': 'De aanroepen van de bundel versturen samen {0}.',
    'The batch contains a call of the Safe to itself, which can change its settings.':
      'De bundel bevat een aanroep van de Safe naar zichzelf, die zijn instellingen kan wijzigen.',
    'The symbol of the token {0} seems made to be taken for another one.':
      'Het symbool van token {0} lijkt gemaakt om voor een ander te worden aangezien.',
    'It signs a transaction of {0}: check that one too.': 'Ze ondertekent een transactie van {0}: controleer die ook.',
    'The message is then signed by the Safe for anyone who asks.':
      'Het bericht is daarna door de Safe ondertekend voor iedereen die het vraagt.',
    'Control over {0} changes.': 'De zeggenschap over {0} verandert.',
    'What the Safe answers to signature checks changes.': 'Wat de Safe op handtekeningcontroles antwoordt, verandert.',
    'Up to the limit, the beneficiary can then spend without any owner’s signature.':
      'Tot aan de limiet kan de begunstigde daarna uitgeven zonder handtekening van een eigenaar.',
    '{0} can then take all of it, now and later.': '{0} kan er daarna alles van nemen, nu en later.',
    '{0} can then take what is allowed without another signature.':
      '{0} kan daarna nemen wat is toegestaan zonder nog een handtekening.',
    'The code of the Safe is replaced.': 'De code van de Safe wordt vervangen.',
    'The code of the Safe is replaced by the official {0} {1}.':
      'De code van de Safe wordt vervangen door de officiële {0} {1}.',
    'The code of the Safe is replaced by {0}, which is no official one: whoever wrote it controls everything.':
      'De code van de Safe wordt vervangen door {0}, en die is niet officieel: wie haar schreef, beheerst alles.',
    'The call goes to the zero address, which newer batch contracts read as this Safe itself.':
      'De aanroep gaat naar het nuladres, dat nieuwere bundelcontracten lezen als deze Safe zelf.',
    'Refund fields are set. The gas price is zero, so nothing is paid.':
      'Er zijn velden voor een terugbetaling ingevuld. De gasprijs is nul, dus er wordt niets betaald.',
    'at least {0}, without an upper limit,': 'minstens {0}, zonder bovengrens,',
    'up to {0}': 'tot {0}',
    'The Safe pays {0} to whoever executes.': 'De Safe betaalt {0} aan wie uitvoert.',
    'The Safe pays {0} to {1} when this is executed.': 'De Safe betaalt {0} aan {1} wanneer dit wordt uitgevoerd.',
    '{0} becomes an owner and can sign.': '{0} wordt eigenaar en kan ondertekenen.',
    '{0} is no longer an owner.': '{0} is geen eigenaar meer.',
    '{0} becomes an owner in place of {1}.': '{0} wordt eigenaar in plaats van {1}.',
    'The code of the Safe is replaced by {0}: whoever wrote it controls everything.':
      'De code van de Safe wordt vervangen door {0}: wie haar schreef, beheerst alles.',
    '{0} can then move everything without any signature.':
      '{0} kan daarna alles verplaatsen zonder enige handtekening.',
    'What {0} did for the Safe stops working.': 'Wat {0} voor de Safe deed, werkt niet meer.',
    '{0} can then refuse every transaction, its own removal included.':
      '{0} kan daarna elke transactie weigeren, ook zijn eigen verwijdering.',
    '{0} can then refuse every module transaction.': '{0} kan daarna elke transactie van modules weigeren.',
    'What the guard refused is possible again.': 'Wat de bewaker weigerde, kan weer.',
    'What the module guard refused is possible again.': 'Wat de bewaker van modules weigerde, kan weer.',
    'The Safe no longer answers signature checks and may refuse some tokens.':
      'De Safe beantwoordt geen handtekeningcontroles meer en weigert misschien sommige tokens.',
    '{0} then answers in the name of the Safe, signature checks included.':
      '{0} antwoordt daarna namens de Safe, ook op handtekeningcontroles.',
    'The threshold is {0} from then on.': 'Vanaf dan zijn {0} handtekeningen nodig.',
    'The threshold is {0} from then on, instead of {1}.': 'Vanaf dan zijn {0} handtekeningen nodig in plaats van {1}.',
    'The contract refused the transaction.': 'Het contract weigerde de transactie.',
    'Check the amounts and the state it depends on, then simulate it again. Nothing was spent but gas, if it was mined.':
      'Controleer de bedragen en waarvan ze afhangt, en probeer haar opnieuw uit. Er is alleen gas uitgegeven, als ze in een blok staat.',
    'The maximum fee per gas is larger than any chain can represent.':
      'De hoogste vergoeding per gas is groter dan een chain kan weergeven.',
    'Enter a lower maximum fee, or let the wallet suggest one.':
      'Vul een lagere hoogste vergoeding in, of laat de wallet er een voorstellen.',
    'The maximum fee per gas is below what the next block asks for.':
      'De hoogste vergoeding per gas ligt onder wat het volgende blok vraagt.',
    'Raise the maximum fee, or wait until the network is less busy.':
      'Verhoog de hoogste vergoeding, of wacht tot het netwerk minder druk is.',
    'The paying account does not hold enough for the value and the fee.':
      'Het betalende account heeft niet genoeg voor het bedrag en de vergoeding.',
    'Send it some of the native coin, or pay with another account.':
      'Stuur het wat van de munt van de chain, of betaal met een ander account.',
    'The gas limit is more than a block can hold.': 'De gaslimiet is meer dan een blok kan bevatten.',
    'Lower the gas limit, or split the batch into smaller ones.':
      'Verlaag de gaslimiet, of splits de bundel in kleinere.',
    'The gas limit is too low even to start the transaction.':
      'De gaslimiet is te laag om de transactie zelfs maar te beginnen.',
    'Raise the gas limit, or leave it empty to have it estimated.':
      'Verhoog de gaslimiet, of laat haar leeg om haar te laten schatten.',
    'The paying account has used every nonce it can have.':
      'Het betalende account heeft elke nonce verbruikt die het kan hebben.',
    'Pay with another account.': 'Betaal met een ander account.',
    'The paying account has transactions missing before this one.': 'Het betalende account mist transacties vóór deze.',
    'Wait for its pending transactions, or reset its activity in the wallet.':
      'Wacht op zijn lopende transacties, of zet zijn activiteit in de wallet terug.',
    'The paying account has already sent a transaction with this number.':
      'Het betalende account heeft al een transactie met dit nummer verstuurd.',
    'It may be this one: look at the history before you try again.':
      'Misschien is het deze: kijk in de geschiedenis voordat je het opnieuw probeert.',
    'The priority fee is higher than the maximum fee.': 'De prioriteitsvergoeding is hoger dan de hoogste vergoeding.',
    'Lower the priority fee, or raise the maximum fee.':
      'Verlaag de prioriteitsvergoeding, of verhoog de hoogste vergoeding.',
    'The chain does not know this type of transaction.': 'De chain kent dit soort transactie niet.',
    'Choose the legacy type in the wallet.': 'Kies in de wallet het oude soort (legacy).',
    'The node refused the request and the reason is not known here.':
      'De node weigerde het verzoek en de reden is hier niet bekend.',
    'Try again; if it persists, ask another node.': 'Probeer het opnieuw; blijft het zo, vraag dan een andere node.',
    'A pending transaction with this number pays more.': 'Een lopende transactie met dit nummer betaalt meer.',
    'Raise both fees by at least a tenth, or wait for the pending one.':
      'Verhoog beide vergoedingen met minstens een tiende, of wacht op de lopende.',
    'The contract refused the transaction: {0}': 'Het contract weigerde de transactie: {0}',
    'the Safe could not be initialised': 'de Safe kon niet worden geïnitialiseerd',
    'the Safe has not been set up': 'de Safe is niet ingesteld',
    'the contract to call during set-up does not exist':
      'het contract dat bij het instellen wordt aangeroepen, bestaat niet',
    'the gas limit does not leave enough gas for the transaction itself':
      'de gaslimiet laat niet genoeg gas over voor de transactie zelf',
    'the Safe cannot pay the refund in the native coin':
      'de Safe kan de terugbetaling niet in de munt van de chain betalen',
    'the Safe cannot pay the refund in the chosen token':
      'de Safe kan de terugbetaling niet in het gekozen token betalen',
    'the call that the Safe makes fails': 'de aanroep die de Safe doet, mislukt',
    'there are fewer signatures than the threshold asks for': 'er zijn minder handtekeningen dan nodig',
    'a contract signature points into the part of the other signatures':
      'een contracthandtekening wijst naar het deel van de andere handtekeningen',
    'a contract signature points beyond the end of the signatures':
      'een contracthandtekening wijst voorbij het einde van de handtekeningen',
    'a contract signature is cut off': 'een contracthandtekening is afgekapt',
    'a contract owner does not accept its signature':
      'een eigenaar die een contract is, aanvaardt zijn handtekening niet',
    'an owner has not approved the hash': 'een eigenaar heeft de hash niet goedgekeurd',
    'a signature is of no owner, out of order, or for another transaction':
      'een handtekening is van geen eigenaar, staat in verkeerde volgorde of is voor een andere transactie',
    'the data given for a contract signature does not belong to the hash':
      'de gegevens bij een contracthandtekening horen niet bij de hash',
    'only an owner can approve a hash': 'alleen een eigenaar kan een hash goedkeuren',
    'only the Safe itself can call this': 'alleen de Safe zelf kan dit aanroepen',
    'the modules have been set up already': 'de modules zijn al ingesteld',
    'the address cannot be a module': 'het adres kan geen module zijn',
    'the module is enabled already': 'de module is al ingeschakeld',
    'the module is not where the list of modules should have it':
      'de module staat niet waar ze in de lijst van modules hoort',
    'only an enabled module can call this': 'alleen een ingeschakelde module kan dit aanroepen',
    'the list of modules cannot start there': 'de lijst van modules kan daar niet beginnen',
    'the page of modules is too small': 'de pagina van modules is te klein',
    'the owners have been set up already': 'de eigenaren zijn al ingesteld',
    'the threshold would be more than the number of owners':
      'er zouden meer handtekeningen nodig zijn dan er eigenaren zijn',
    'the threshold would be zero': 'er zouden nul handtekeningen nodig zijn',
    'the address cannot be an owner': 'het adres kan geen eigenaar zijn',
    'the address is an owner already': 'het adres is al eigenaar',
    'the owner is not where the list of owners should have it':
      'de eigenaar staat niet waar hij in de lijst van eigenaren hoort',
    'the guard is no guard contract': 'de bewaker is geen bewakerscontract',
    'the module guard is no guard contract': 'de bewaker van modules is geen bewakerscontract',
    'the Safe cannot be its own fallback handler': 'de Safe kan niet zijn eigen fallback-handler zijn',
    'the Safe holds too little of the chain’s coin': 'de Safe heeft te weinig van de munt van de chain',
    "The wallet's answer is not a signature of 65 bytes (it has {0}).":
      'Het antwoord van de wallet is geen handtekening van 65 bytes (het heeft er {0}).',
    "The wallet's answer ends in {0}, which no signature does.":
      'Het antwoord van de wallet eindigt op {0}, en dat doet geen handtekening.',
    'fallback handler': 'fallback-handler',
    guard: 'bewaker',
    implementation: 'code',
    'module guard': 'bewaker van modules',
    modules: 'modules',
    owners: 'eigenaren',
    threshold: 'benodigde handtekeningen',
    'Nobody could try it out on your node.': 'Niemand kon het op je node uitproberen.',
    'Tried out on your node, it succeeds.': 'Uitgeprobeerd op je node slaagt het.',
    'Tried out on your node, it fails.': 'Uitgeprobeerd op je node mislukt het.',
    'Tried out on your node, it fails: {0}.': 'Uitgeprobeerd op je node mislukt het: {0}.',
    'other storage': 'andere opslag',
    'It changes the Safe itself: {0}.': 'Het wijzigt de Safe zelf: {0}.',
    'Your node does not say what would change in the Safe.': 'Je node zegt niet wat er aan de Safe zou veranderen.',
    'The contract {0} does not accept this signature for what was shown.':
      'Het contract {0} aanvaardt deze handtekening niet voor wat werd getoond.',
    'A scan outside of this browser found an issue.': 'Een scan buiten deze browser vond een probleem.',
    'No scan is available; that says nothing about the risk.':
      'Er is geen scan beschikbaar; dat zegt niets over het risico.',
    'The note is signed by {0}.': 'De notitie is ondertekend door {0}.',
    'The proposal is signed by {0}.': 'Het voorstel is ondertekend door {0}.',
    'That the note is by {0} is only claimed by the service.': 'Dat de notitie van {0} is, beweert alleen de dienst.',
    'That the proposal is by {0} is only claimed by the service.':
      'Dat het voorstel van {0} is, beweert alleen de dienst.',
    'No foreign code runs in the place of the Safe.': 'Geen vreemde code draait in de plaats van de Safe.',
    'The service calls this delegatecall trusted; that counts for nothing here.':
      'De dienst noemt deze delegatecall vertrouwd; dat telt hier niet.',
    'Code at {0} would run in the place of the Safe, and could not be checked.':
      'De code op {0} zou in de plaats van de Safe draaien en kon niet worden gecontroleerd.',
    'There is no contract at {0}: the call would do nothing and count as done.':
      'Op {0} staat geen contract: de aanroep zou niets doen en als gedaan gelden.',
    'Code at {0}, which is no official library, would run in the place of the Safe and can change everything in it.':
      'De code op {0}, die geen officiële bibliotheek is, zou in de plaats van de Safe draaien en kan er alles in wijzigen.',
    'The delegatecall goes to the official {0} {1}.': 'De delegatecall gaat naar de officiële {0} {1}.',
    'The batch cannot be read from byte {0} on.': 'De bundel is vanaf byte {0} onleesbaar.',
    'Calls are nested too deep to be shown.': 'De aanroepen zijn te diep genest om te tonen.',
    '{0} bytes of the call to {1} are not explained by its arguments.':
      '{0} bytes van de aanroep naar {1} worden niet door zijn argumenten verklaard.',
    'The call to {0} is encoded in an unusual way.': 'De aanroep naar {0} is ongewoon gecodeerd.',
    'The arguments of the call to {0} cannot be read.': 'De argumenten van de aanroep naar {0} zijn onleesbaar.',
    '{0} is the official {1}.': '{0} is de officiële {1}.',
    'The service names a {0} that is not the official one.':
      'De dienst noemt als {0} een contract dat niet het officiële is.',
    'chain id': 'nummer van de chain',
    'currency decimals': 'decimalen van de munt',
    'currency symbol': 'symbool van de munt',
    explorer: 'explorer',
    'short name': 'korte naam',
    'The service gives the {0} as configured.': '{0}: de dienst zegt wat is ingesteld.',
    'The service gives another {0} than configured; the configured one is used.':
      '{0}: de dienst zegt iets anders dan is ingesteld; de instelling geldt.',
    'Executing pays nothing out of the Safe.': 'Uitvoeren betaalt niets uit de Safe.',
    'Executing pays at most {0} out of the Safe.': 'Uitvoeren betaalt hoogstens {0} uit de Safe.',
    'Executing pays a refund ({0}) out of the Safe.': 'Uitvoeren betaalt een terugbetaling ({0}) uit de Safe.',
    'Executing pays a refund ({0}) out of the Safe to somebody you do not know.':
      'Uitvoeren betaalt een terugbetaling ({0}) uit de Safe aan iemand die je niet kent.',
    'How old the answers of the service are is not known.': 'Hoe oud de antwoorden van de dienst zijn, is niet bekend.',
    'The service is {0} blocks behind.': 'De dienst loopt {0} blokken achter.',
    'The service claims to be {0} blocks ahead of the chain.':
      'De dienst beweert {0} blokken voor te lopen op de chain.',
    'The service is up to date.': 'De dienst is bijgewerkt.',
    'For nonce {0} you signed another transaction here.':
      'Voor nonce {0} heb je hier een andere transactie ondertekend.',
    'Your signature is there.': 'Je handtekening is er.',
    'You signed this here, but the service does not show your signature. It can be sent again.':
      'Je hebt dit hier ondertekend, maar de dienst toont je handtekening niet. Ze kan opnieuw worden verstuurd.',
    'The message is made for this Safe itself: signing it would act for the Safe.':
      'Het bericht is voor deze Safe zelf gemaakt: het ondertekenen zou namens de Safe handelen zijn.',
    'The message is made for chain {0}.': 'Het bericht is voor chain {0} gemaakt.',
    'The message is a bare hash: nobody can see what is signed.':
      'Het bericht is een kale hash: niemand kan zien wat er wordt ondertekend.',
    'The message is a text.': 'Het bericht is een tekst.',
    'The message is a transaction or message of a Safe in disguise.':
      'Het bericht is een vermomde transactie of een vermomd bericht van een Safe.',
    'Signing this {0} lets somebody move tokens of the Safe.':
      'Dit ({0}) ondertekenen laat iemand tokens van de Safe verplaatsen.',
    'Signing this {0} lets somebody act or trade for the Safe.':
      'Dit ({0}) ondertekenen laat iemand voor de Safe handelen.',
    'The message is typed data ({0}).': 'Het bericht bestaat uit getypeerde gegevens ({0}).',
    'You signed a transaction with nonce {0} here that the service does not show. Whoever kept the signatures ({1}) can still use them; only another transaction with that nonce ends this.':
      'Je hebt hier een transactie met nonce {0} ondertekend die de dienst niet toont. Wie de handtekeningen ({1}) bewaarde, kan ze nog gebruiken; alleen een andere transactie met die nonce maakt daar een eind aan.',
    'Several transactions wait for nonce {0}; only one of them can be executed.':
      'Meerdere transacties wachten op nonce {0}; er kan er maar één worden uitgevoerd.',
    'The next nonce is not known.': 'De volgende nonce is niet bekend.',
    'The next free nonce is {0}.': 'De volgende vrije nonce is {0}.',
    'The service recommends nonce {0}; the next free one is {1}.':
      'De dienst raadt nonce {0} aan; de volgende vrije is {1}.',
    'The recipient is in your address book.': 'De ontvanger staat in je adresboek.',
    'The recipient resembles {0}, which you know, but is another address.':
      'De ontvanger lijkt op {0}, die je kent, maar is een ander adres.',
    'The Safe has sent to this recipient before.': 'De Safe heeft al eerder naar deze ontvanger gestuurd.',
    'The recipient is new to you.': 'De ontvanger is nieuw voor je.',
    '{0} could not be read from the chain.': '{0} kon niet van de chain worden gelezen.',
    'The service speaks of this Safe.': 'De dienst heeft het over deze Safe.',
    'The service answered for another Safe.': 'De dienst antwoordde voor een andere Safe.',
    'The service speaks of this chain.': 'De dienst heeft het over deze chain.',
    'The service answered for another chain.': 'De dienst antwoordde voor een andere chain.',
    'You pinned this Safe.': 'Je hebt deze Safe vastgezet.',
    'This address resembles {0}, which you pinned, but is another one.':
      'Dit adres lijkt op {0}, dat je hebt vastgezet, maar is een ander.',
    'You have not pinned this Safe yet. Check its address with another owner.':
      'Je hebt deze Safe nog niet vastgezet. Controleer zijn adres bij een andere eigenaar.',
    'There is no contract at this address.': 'Op dit adres staat geen contract.',
    'The contract is an official Safe proxy.': 'Het contract is een officiële Safe-proxy.',
    'The contract at this address is no official Safe proxy.':
      'Het contract op dit adres is geen officiële Safe-proxy.',
    'It runs the official code of {0} {1}.': 'Hij draait de officiële code van {0} {1}.',
    'It runs code that is no official release of Safe.': 'Hij draait code die geen officiële uitgave van Safe is.',
    'The Safe does not say its version.': 'De Safe zegt zijn versie niet.',
    'Version {0} is what its code is.': 'Versie {0} is ook die van zijn code.',
    'Its code is not of the version that it says.': 'Zijn code is niet van de versie die hij zegt.',
    'The Safe does not say what its signatures are bound to.':
      'De Safe zegt niet waaraan zijn handtekeningen gebonden zijn.',
    'Signatures are bound to this Safe and chain.': 'Handtekeningen zijn aan deze Safe en chain gebonden.',
    'The Safe binds signatures to something else than this Safe and chain.':
      'De Safe bindt handtekeningen aan iets anders dan deze Safe en chain.',
    'No fallback handler is set.': 'Er is geen fallback-handler ingesteld.',
    'The fallback handler is the official {0} {1}.': 'De fallback-handler is de officiële {0} {1}.',
    'The fallback handler is no official one: it can answer for the Safe.':
      'De fallback-handler is geen officiële: hij kan voor de Safe antwoorden.',
    'The Safe does not say who owns it.': 'De Safe zegt niet van wie hij is.',
    'Your account is an owner.': 'Je account is eigenaar.',
    'Your account is no owner of this Safe.': 'Je account is geen eigenaar van deze Safe.',
    'The node answers with an older state than this browser has seen.':
      'De node antwoordt met een oudere stand dan deze browser al heeft gezien.',
    nonce: 'nonce',
    version: 'versie',
    'The chain does not say the {0}.': '{0}: de chain zegt het niet.',
    'The service gives the {0} as the chain does.': '{0}: de dienst zegt hetzelfde als de chain.',
    'The service is wrong about the {0}. What the chain says is used.':
      '{0}: de dienst heeft het mis. Wat de chain zegt, geldt.',
    'An owner has signed this very transaction.': 'Een eigenaar heeft precies deze transactie ondertekend.',
    'No owner has signed this. That somebody proposed it is only the service’s word.':
      'Geen eigenaar heeft dit ondertekend. Dat iemand het voorstelde, is alleen het woord van de dienst.',
    'The target runs its own code.': 'Het doel draait zijn eigen code.',
    'The explanation is of the code that the target runs.': 'De uitleg hoort bij de code die het doel draait.',
    'The target can be changed by its owner; it now runs {0}.':
      'Het doel kan door zijn eigenaar worden gewijzigd; nu draait het {0}.',
    'This token calls itself {0}, but is not the {1} of this chain.':
      'Dit token noemt zich {0}, maar is niet de {1} van deze chain.',
    'The hash could not be computed: the version of the Safe is not known.':
      'De hash kon niet worden berekend: de versie van de Safe is niet bekend.',
    'The fields are not those of a transaction.': 'De velden zijn niet die van een transactie.',
    'The transaction belongs to another Safe.': 'De transactie hoort bij een andere Safe.',
    'The hash is the hash of these fields.': 'De hash is de hash van deze velden.',
    'The fields were changed: they do not hash to what the service says.':
      'De velden zijn gewijzigd: hun hash is niet die welke de dienst noemt.',
    'This is the transaction that the link names.': 'Dit is de transactie die de link noemt.',
    'This is not the transaction that the link names.': 'Dit is niet de transactie die de link noemt.',
    'It does nothing but use up its nonce.': 'Ze doet niets dan haar nonce verbruiken.',
    'It is called a rejection, but it does something.': 'Ze heet afwijzing, maar ze doet iets.',
    'Signatures of this old version are valid on every chain where the Safe has this address.':
      'Handtekeningen van deze oude versie gelden op elke chain waar de Safe dit adres heeft.',
    'The next nonce of the Safe is not known.': 'De volgende nonce van de Safe is niet bekend.',
    'Nonce {0} is used up: by this transaction, or by another one.':
      'Nonce {0} is verbruikt: door deze transactie of door een andere.',
    'Nonce {0} is open; the next one is {1}.': 'Nonce {0} is open; de volgende is {1}.',
    'Signatures cannot be counted: owners and threshold are not known.':
      'Handtekeningen kunnen niet worden geteld: eigenaren en benodigde handtekeningen zijn niet bekend.',
    'None of the signatures belongs to this transaction: it was put in the place of another one.':
      'Geen van de handtekeningen hoort bij deze transactie: ze is in de plaats van een andere gezet.',
    '{0} of {1} signatures are valid.': '{0} van {1} handtekeningen zijn geldig.',
    '{0} more signatures do not count.': 'Nog {0} handtekeningen tellen niet mee.',
    'The service gives more than {0} signatures. Only the first {1} were checked.':
      'De dienst geeft meer dan {0} handtekeningen. Alleen de eerste {1} zijn gecontroleerd.',
    'The service says that {0} signatures are needed; it is {1}.':
      'De dienst zegt dat {0} handtekeningen nodig zijn; het zijn er {1}.',
    'could not be checked on chain': 'kon niet op de chain worden gecontroleerd',
    'is refused by the contract that is said to have signed':
      'wordt geweigerd door het contract dat zou hebben ondertekend',
    'could not be put before the contract that is said to have signed':
      'kon niet worden voorgelegd aan het contract dat zou hebben ondertekend',
    'is by an owner who was counted already': 'is van een eigenaar die al is geteld',
    'is genuine, but by somebody who is no owner any more': 'is echt, maar van iemand die geen eigenaar meer is',
    'is by somebody who is no owner': 'is van iemand die geen eigenaar is',
    'is an approval that is not on chain': 'is een goedkeuring die niet op de chain staat',
    'is more than one signature': 'is meer dan één handtekening',
    'was made by no account': 'is van geen account',
    'was made by another account or for something else': 'is van een ander account of voor iets anders',
    'could not be matched with owners': 'kon niet met eigenaren worden vergeleken',
    'is missing': 'ontbreekt',
    'cannot be read': 'is onleesbaar',
    'is valid': 'is geldig',
    'The signature of {0} {1}.': 'De handtekening van {0} {1}.',
    'The token is on no list of yours.': 'Het token staat op geen van je lijsten.',
    'Nothing was transferred: such events are made to put an address into the history.':
      'Er is niets overgemaakt: zulke gebeurtenissen worden gemaakt om een adres in de geschiedenis te zetten.',
    'The Safe did not start this transfer.': 'De Safe is deze overdracht niet begonnen.',
    '{0} resembles {1}, which you know, but is another address.':
      '{0} lijkt op {1}, die je kent, maar is een ander adres.',
    'The transfer is what it looks like.': 'De overdracht is wat ze lijkt.',
    executor: 'uitvoerder',
    outcome: 'uitkomst',
    time: 'tijd',
    transaction: 'transactie',
    'The {0} could not be read.': '{0}: kon niet worden gelezen.',
    'The {0} is as on the chain.': '{0}: zoals op de chain.',
    "The service gives another {0} than the chain; the chain's is used.":
      '{0}: de dienst zegt iets anders dan de chain; de chain geldt.',
    'Owners or threshold on one of the chains are not known.':
      'Eigenaren of benodigde handtekeningen zijn op een van de chains niet bekend.',
    'On chain {0} it has the same owners and threshold.':
      'Op chain {0} heeft hij dezelfde eigenaren en benodigde handtekeningen.',
    'On chain {0} it has other owners or another threshold.':
      'Op chain {0} heeft hij andere eigenaren of andere benodigde handtekeningen.',
    '{0} has no approval of {1} for this transaction.': '{0} heeft geen goedkeuring van {1} voor deze transactie.',
    'This message is not signed.': 'Dit bericht wordt niet ondertekend.',
    'Only a verified transaction or message can be signed.':
      'Alleen een geverifieerde transactie of een geverifieerd bericht kan worden ondertekend.',
    'What would go to the wallet is not what is on this screen. Nothing was signed or sent.':
      'Wat naar de wallet zou gaan, is niet wat op dit scherm staat. Er is niets ondertekend of verstuurd.',
    'The signature is not by {0} over what was shown.': 'De handtekening is niet van {0} over wat werd getoond.',
    'The Safe accepts the signatures and executes.': 'De Safe aanvaardt de handtekeningen en voert uit.',
    'The suggested gas is enough.': 'Het voorgestelde gas is genoeg.',
    'With the suggested gas it would fail and use up its nonce.':
      'Met het voorgestelde gas zou ze mislukken en haar nonce verbruiken.',
    'The Safe refuses the execution.': 'De Safe weigert de uitvoering.',
    'The Safe refuses the execution: {0}.': 'De Safe weigert de uitvoering: {0}.',
    'The execution could not be tried. {0}': 'De uitvoering kon niet worden uitgeprobeerd. {0}',
    'The node did not answer.': 'De node antwoordde niet.',
    'No node is set for this chain: nothing could be verified.':
      'Voor deze chain is geen node ingesteld: er kon niets worden geverifieerd.',
    'Verification stopped: {0}': 'De verificatie stopte: {0}',
    balance: 'saldo',
    decimals: 'decimalen',
    symbol: 'symbool',
    'The token does not say its {0}.': '{0}: het token zegt het niet.',
    'The {0} is from the chain.': '{0}: van de chain.',
    "The service gives another {0} than the token itself; the token's is used.":
      '{0}: de dienst zegt iets anders dan het token zelf; het token geldt.',
    'The factory is no official one: nobody can say what it makes.':
      'De fabriek is geen officiële: niemand kan zeggen wat ze maakt.',
    'The code that it would run is no official release of Safe.':
      'De code die hij zou draaien, is geen officiële uitgave van Safe.',
    'This set-up gives this address.': 'Deze instelling geeft dit adres.',
    'This set-up gives another address: money sent to the one shown would be lost.':
      'Deze instelling geeft een ander adres: geld naar het getoonde zou verloren zijn.',
    'The set-up cannot be read.': 'De instelling is onleesbaar.',
    'Foreign code would run in the place of the Safe while it is set up.':
      'Vreemde code zou in de plaats van de Safe draaien terwijl hij wordt ingesteld.',
    'Creating it pays {0} to {1}.': 'Het aanmaken betaalt {0} aan {1}.',
    'The threshold does not fit the owners.': 'De benodigde handtekeningen passen niet bij de eigenaren.',
    'The set-up has other owners than those shown.': 'De instelling heeft andere eigenaren dan getoond.',
    'The set-up has another threshold than the one shown.': 'De instelling vraagt andere handtekeningen dan getoond.',
    'The official {0} {1} is on this chain.': 'De officiële {0} {1} staat op deze chain.',
    'The official {0} {1} is not on this chain ({2}).': 'De officiële {0} {1} staat niet op deze chain ({2}).',
    'Other code than the official {0} {1} is at its address on this chain ({2}).':
      'Op het adres van de officiële {0} {1} staat op deze chain andere code ({2}).',
    code: 'code',
    'It has no {0}, as planned.': '{0}: geen, zoals gepland.',
    'Its {0} are as planned.': '{0}: zoals gepland.',
    'Its {0} is as planned.': '{0}: zoals gepland.',
    'Its {0} are not what was planned.': '{0}: niet zoals gepland.',
    'Its {0} is not what was planned.': '{0}: niet zoals gepland.',
    'The chain knows of no such transaction.': 'De chain kent zo’n transactie niet.',
    'The chain knows of no such execution.': 'De chain kent zo’n uitvoering niet.',
    'It does not say what was transferred.': 'Er staat niet wat is overgemaakt.',
    'Old versions leave no event when they receive coins: it cannot be confirmed.':
      'Oude versies laten geen gebeurtenis na wanneer ze munten ontvangen: het kan niet worden bevestigd.',
    'The chain knows of no such transfer.': 'De chain kent zo’n overdracht niet.',
    'The Safe was created there.': 'De Safe is daar aangemaakt.',
    'Old versions leave no event when they are set up: it cannot be confirmed.':
      'Oude versies laten geen gebeurtenis na wanneer ze worden ingesteld: het kan niet worden bevestigd.',
    'The Safe was not created there.': 'De Safe is daar niet aangemaakt.',
    'What was called is not to be seen on the chain.': 'Wat is aangeroepen, is op de chain niet te zien.',
    'It did what the service says.': 'Het deed wat de dienst zegt.',
    'It did something else than the service says; what is shown is what the chain has.':
      'Het deed iets anders dan de dienst zegt; getoond wordt wat de chain heeft.',
    'The transaction is not in a block yet.': 'De transactie staat nog niet in een blok.',
    'It was executed.': 'Ze is uitgevoerd.',
    'It was executed and failed inside; its nonce is used up.':
      'Ze is uitgevoerd en vanbinnen mislukt; haar nonce is verbruikt.',
    'The transaction was refused by the Safe; nothing happened, and the nonce is still open.':
      'De Safe weigerde de transactie; er gebeurde niets, en de nonce is nog open.',
    'That transaction did not execute this one.': 'Die transactie heeft deze niet uitgevoerd.',
    'The events of the Safe could not be read.': 'De gebeurtenissen van de Safe konden niet worden gelezen.',
    'Executions alone were read, and it is none.': 'Alleen uitvoeringen zijn gelezen, en dit is er geen.',
    'Old versions leave no event for each execution: completeness cannot be shown.':
      'Oude versies laten niet voor elke uitvoering een gebeurtenis na: volledigheid kan niet worden getoond.',
    'All {0} executions are known.': 'Alle {0} uitvoeringen zijn bekend.',
    '{0} executions left an event, but the nonce is {1}: the history is not complete, or the Safe was tampered with.':
      '{0} uitvoeringen lieten een gebeurtenis na, maar de nonce is {1}: de geschiedenis is niet volledig, of er is met de Safe geknoeid.',
    'The service does not show an execution by a module.': 'De dienst toont een uitvoering door een module niet.',
    'The service does not show an execution.': 'De dienst toont een uitvoering niet.',
    'The Safe accepts the signature.': 'De Safe aanvaardt de handtekening.',
    'The Safe does not accept the signature.': 'De Safe aanvaardt de handtekening niet.',
    'The Safe could not be asked whether it accepts the signature. {0}':
      'De Safe kon niet worden gevraagd of hij de handtekening aanvaardt. {0}',
    'The message cannot be hashed: its data does not fit its types.':
      'Het bericht kan niet worden gehasht: zijn gegevens passen niet bij hun typen.',
    'The hash is the hash of this message.': 'De hash is de hash van dit bericht.',
    'The message was changed: it does not hash to what the service says.':
      'Het bericht is gewijzigd: zijn hash is niet die welke de dienst noemt.',
    'This is the message that the link names.': 'Dit is het bericht dat de link noemt.',
    'This is not the message that the link names.': 'Dit is niet het bericht dat de link noemt.',
    'The Safe could not be asked whether it accepts the signatures.':
      'De Safe kon niet worden gevraagd of hij de handtekeningen aanvaardt.',
    'The Safe accepts the signatures.': 'De Safe aanvaardt de handtekeningen.',
    'The signatures are valid, but the Safe does not accept them: its fallback handler may not support messages.':
      'De handtekeningen zijn geldig, maar de Safe aanvaardt ze niet: zijn fallback-handler ondersteunt misschien geen berichten.',
    'A hash is approved for another Safe, and nobody shows what it stands for.':
      'Er wordt een hash voor een andere Safe goedgekeurd, en niemand toont waar hij voor staat.',
    'The transaction shown belongs to another Safe than the one that is addressed.':
      'De getoonde transactie hoort bij een andere Safe dan de bedoelde.',
    'The approved hash is that of the transaction shown.': 'De goedgekeurde hash is die van de getoonde transactie.',
    'The approved hash is not that of the transaction shown.':
      'De goedgekeurde hash is niet die van de getoonde transactie.',
    'The inner transaction has the signatures it needs.':
      'De binnenste transactie heeft de handtekeningen die ze nodig heeft.',
    'The inner transaction lacks valid signatures: it would be refused.':
      'De binnenste transactie mist geldige handtekeningen: ze zou worden geweigerd.',
    'More than {0} Safes are nested.': 'Er zijn meer dan {0} Safes genest.',
    '{0} is, through other Safes, an owner of itself.': '{0} is, via andere Safes, eigenaar van zichzelf.',
    '{0} cannot reach its threshold without its own signature.':
      '{0} kan de benodigde handtekeningen niet halen zonder de eigen.',
    'Any one of its {0} owners speaks for {1}.': 'Elk van zijn {0} eigenaren spreekt alleen voor {1}.',
    'No owner is a Safe.': 'Geen eigenaar is een Safe.',
    '{0} owners are Safes; there is no circle.': '{0} eigenaren zijn Safes; er is geen kring.',
    'the chain does not show which.': 'de chain toont niet welke van de twee.',
    'the logs of the Safe could not be read.': 'de logs van de Safe konden niet worden gelezen.',
    'the node does not show logs that are old enough.': 'de node toont geen logs die oud genoeg zijn.',
    'It was executed: the Safe’s own log says so.': 'Ze is uitgevoerd: het eigen log van de Safe zegt het.',
    'Another transaction took nonce {0}: this one can never be executed.':
      'Een andere transactie nam nonce {0}: deze kan nooit meer worden uitgevoerd.',
    'Whether it was executed or replaced is not known: {0}': 'Of ze is uitgevoerd of vervangen, is niet bekend: {0}',
    nobody: 'niemand',
    'unknown code': 'onbekende code',
    success: 'geslaagd',
    failure: 'mislukt',
    complete: 'volledig',
    incomplete: 'onvolledig',
    nothing: 'niets',
    'not known': 'niet bekend',
    unbounded: 'onbegrensd',
    trusted: 'vertrouwd',
    'no official contract': 'geen officieel contract',
    'a call, and not a transfer': 'een aanroep, geen overdracht',
  },
  sentences: {
    sendAmount: '{amount} naar {recipient} sturen',
    sendNft: '{nft} naar {recipient} sturen',
    sendMultiToken: '{count} van token nummer {tokenId} van {token} naar {recipient} sturen',
    sendMultiTokens: '{count} soorten tokens van {token} naar {recipient} sturen',
    collectAmount: '{amount} innen van {sender}',
    collectNft: '{nft} innen van {sender}',
    collectMultiToken: '{count} van token nummer {tokenId} van {token} innen van {sender}',
    collectMultiTokens: '{count} soorten tokens van {token} innen van {sender}',
    moveMultiToken:
      '{count} van token nummer {tokenId} van {token} met een toestemming van {sender} naar {recipient} verplaatsen',
    moveMultiTokens: '{count} soorten tokens van {token} met een toestemming van {sender} naar {recipient} verplaatsen',
    moveTokens: 'Tokens van {token} met een toestemming van {sender} naar {recipient} verplaatsen',
    reject: 'Niets doen en de nonce verbruiken (afwijzing)',
    emptyCall: '{target} aanroepen zonder bedrag of gegevens',
    addOwner: 'Eigenaar {owner} toevoegen en {threshold} van {ownerCount} handtekeningen eisen',
    addOwnerUnknown: 'Eigenaar {owner} toevoegen en {threshold} handtekeningen eisen',
    removeOwner: 'Eigenaar {owner} verwijderen en {threshold} van {ownerCount} handtekeningen eisen',
    removeOwnerUnknown: 'Eigenaar {owner} verwijderen en {threshold} handtekeningen eisen',
    swapOwner: 'Eigenaar {oldOwner} vervangen door {newOwner} en {threshold} van {ownerCount} houden',
    swapOwnerUnknown: 'Eigenaar {oldOwner} vervangen door {newOwner}',
    changeThreshold: '{threshold} van {ownerCount} handtekeningen eisen in plaats van {oldThreshold}',
    changeThresholdUnknown: '{threshold} handtekeningen eisen',
    changeImplementation: 'De code van de Safe vervangen door {implementation}',
    changeImplementationAndHandler:
      'De code van de Safe vervangen door {implementation}, en zijn fallback-handler door {handler}',
    enableModule: 'Module {module} inschakelen, die dan zonder handtekeningen kan handelen',
    disableModule: 'Module {module} uitschakelen',
    setGuard: 'Bewaker {guard} instellen, die dan elke transactie kan weigeren',
    deleteGuard: 'De bewaker verwijderen',
    setModuleGuard: 'Bewaker van modules {moduleGuard} instellen, die dan elke transactie van modules kan weigeren',
    deleteModuleGuard: 'De bewaker van modules verwijderen',
    setFallbackHandler: 'Fallback-handler {handler} instellen',
    deleteFallbackHandler: 'De fallback-handler verwijderen',
    configureFallbackHandler: 'Wijzigen hoe de fallback-handler antwoordt ({method})',
    approveAmount: '{spender} toestaan tot {amount} uit te geven',
    approveUnlimited: '{spender} toestaan onbeperkt van {token} uit te geven',
    approveNft: '{spender} toestaan {nft} te nemen',
    approveUnknown:
      '{spender} toestaan {value} eenheden van {token} uit te geven, of stuk nummer {value} ervan te nemen',
    increaseAllowance: '{spender} toestaan {amount} meer uit te geven',
    decreaseAllowance: '{spender} toestaan {amount} minder uit te geven',
    revokeApproval: 'De toestemming van {spender} voor {token} intrekken',
    approveOperator: '{operator} toestaan elk stuk van {token} te nemen dat de Safe heeft',
    revokeOperator: 'De toestemming van {operator} om stukken van {token} te nemen intrekken',
    permit2Approve: '{spender} toestaan via Permit2 tot {amount} uit te geven',
    permit2ApproveUnlimited: '{spender} toestaan via Permit2 onbeperkt van {token} uit te geven',
    addSpender: '{spender} begunstigde van uitgavelimieten maken',
    removeSpender: 'Alle uitgavelimieten van {spender} beëindigen',
    setLimitOnce: '{spender} eenmaal tot {amount} laten uitgeven, zonder handtekeningen',
    setLimitDaily: '{spender} elke dag tot {amount} laten uitgeven, zonder handtekeningen',
    setLimitDays: '{spender} elke {days} dagen tot {amount} laten uitgeven, zonder handtekeningen',
    setLimitMinutes: '{spender} elke {minutes} minuten tot {amount} laten uitgeven, zonder handtekeningen',
    resetLimit: '{spender} de hele limiet van {token} opnieuw laten uitgeven',
    resetCoinLimit: '{spender} de hele limiet van de munt van de chain opnieuw laten uitgeven',
    endLimit: 'De uitgavelimiet van {spender} voor {token} beëindigen',
    endCoinLimit: 'De uitgavelimiet van {spender} voor de munt van de chain beëindigen',
    changeLimits: 'Uitgavenlimieten wijzigen ({count} aanroepen)',
    payRecipients: '{count} ontvangers betalen',
    payAmount: '{amount} aan {count} ontvangers betalen',
    sendSeveral: '{count} betalingen aan {recipient} doen',
    sendNfts: '{count} NFT’s versturen',
    changeOwners: 'De eigenaren wijzigen en {threshold} van {ownerCount} handtekeningen vereisen',
    changeOwnersUnknown: 'De eigenaren van de Safe wijzigen ({count} wijzigingen)',
    changeSettings: '{count} instellingen van de Safe wijzigen',
    revokeApprovals: '{count} tokentoestemmingen intrekken',
    batch: 'Een bundel van {count} aanroepen uitvoeren',
    batchOfOne: 'Een bundel van één aanroep uitvoeren',
    brokenBatch: 'Een bundel uitvoeren die onleesbaar is',
    execute: '{safe} een transactie laten uitvoeren',
    approveHash: 'De hash {hash} goedkeuren als eigenaar van {safe}',
    signMessage: 'Een bericht namens de Safe ondertekenen, op de chain',
    deployContract: 'Een contract plaatsen',
    createSafe: 'Een Safe aanmaken',
    migrate: 'De code van de Safe vervangen door de officiële {implementation}',
    migrateWithHandler:
      'De code van de Safe vervangen door de officiële {implementation}, en zijn fallback-handler door {handler}',
    transferControl: 'Wijzigen wie {target} beheerst ({method})',
    call: '{method} aanroepen op {target}',
    callWithValue: '{method} aanroepen op {target} en {amount} sturen',
    callUnknown: 'Een onbekende functie ({selector}) aanroepen op {target}',
    callUnknownWithValue: 'Een onbekende functie ({selector}) aanroepen op {target} en {amount} sturen',
    delegatecall: 'De code van {target} uitvoeren alsof ze deze Safe was ({method})',
  },
}
