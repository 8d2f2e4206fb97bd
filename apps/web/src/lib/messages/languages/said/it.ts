import type { SaidWords } from './SaidWords.ts'

export const said: SaidWords = {
  forms: {
    'The official spending limit module can then pay beneficiaries up to their limits.':
      'Il modulo ufficiale dei limiti di spesa potrà pagare i beneficiari fino ai loro limiti.',
    'The official {0} {1} then answers in the name of the Safe.': 'Il {0} {1} ufficiale risponde poi a nome del Safe.',
    'It is not on the chain yet: its address is made of these owners and this threshold, and of nothing else.':
      'Non è ancora sulla catena: il suo indirizzo è fatto di questi proprietari e di questa soglia, e di nient’altro.',
    'The Safe cannot be created with this transaction: {0}.':
      'Il Safe non può essere creato con questa transazione: {0}.',
    'its owners, threshold and salt give another address':
      'i suoi proprietari, la soglia e il sale danno un altro indirizzo',
    'planned: its owners, threshold and salt give another address.':
      'planned: i suoi proprietari, la soglia e il sale danno un altro indirizzo.',
    'it is not the first of its Safe': 'non è la prima del suo Safe',
    '{0} is none of the owners': '{0} non è nessuno dei proprietari',
    '{0} owners must have signed': 'devono aver firmato {0} proprietari',
    'A part of this page could not be loaded: nobody answered.':
      'Una parte di questa pagina non si è potuta caricare: nessuno ha risposto.',
    'The chain refused the creation; its fee is spent, and nothing was made.':
      'La chain ha rifiutato la creazione; la commissione è spesa e nulla è stato fatto.',
    'The creation was sent and is not on the chain yet. This page goes on looking for it by itself.':
      'La creazione è stata inviata e non è ancora sulla chain. Questa pagina continua a cercarla da sola.',
    'The search gave no answer that can be read.': 'La ricerca non ha dato una risposta leggibile.',
    'The browser does not let the search run.': 'Il browser non lascia eseguire la ricerca.',
    'The configuration names no chain {0}.': 'La configurazione non nomina alcuna chain {0}.',
    '{0} is no address.': '{0} non è un indirizzo.',
    'The verification worker does not run: {0}': 'Il processo di verifica non funziona: {0}',
    'its script could not be run.': 'Il suo script non si è potuto eseguire.',
    'it does not answer.': 'Non risponde.',
    'The owners could not be followed.': 'Non si è potuto seguire i proprietari.',
    'The service linked its next page to another origin.':
      'Il servizio rimanda per la pagina successiva a un’altra origine.',
    'Invalid response content': 'Il contenuto della risposta non è valido',
    'The service did not answer within {0} ms.': 'Il servizio non ha risposto entro {0} ms.',
    'The service cannot be reached.': 'Il servizio è irraggiungibile.',
    'The list of the service repeats itself after {0} pages.': 'L’elenco del servizio si ripete dopo {0} pagine.',
    'The list of the service did not end within {0} pages.': 'L’elenco del servizio non è finito entro {0} pagine.',
    'The service answered in a form this app does not know at "{0}".':
      'Il servizio ha risposto a «{0}» in una forma che questa app non conosce.',
    'The service answered in a form this app does not know.':
      'Il servizio ha risposto in una forma che questa app non conosce.',
    'The connection to the host was closed before it answered {0}.':
      'La connessione con l’host è stata chiusa prima che rispondesse a {0}.',
    'This page is in no frame of a host, or no host is allowed.':
      'Questa pagina non è nel riquadro di un host, o nessun host è consentito.',
    'The page at {0} shows this one in a frame, and is no allowed host.':
      'La pagina {0} mostra questa in un riquadro e non è un host consentito.',
    'The host refused {0}.': 'L’host ha rifiutato {0}.',
    'The host refused {0}: {1}': 'L’host ha rifiutato {0}: {1}',
    'The host did not answer {0} within {1} seconds.': 'L’host non ha risposto a {0} entro {1} secondi.',
    'The host answered {0} with something that cannot be read.':
      'L’host ha risposto a {0} con qualcosa di illeggibile.',
    'A page in a frame is no host.': 'Una pagina in un riquadro non è un host.',
    '{0} was rejected in the host.': '{0} è stato rifiutato nell’host.',
    'The node did not answer {0}.': 'Il nodo non ha risposto a {0}.',
    'The node is on chain {0}, not on chain {1}.': 'Il nodo è sulla chain {0}, non sulla chain {1}.',
    'There is no Safe at {0} on chain {1}: {2}.': 'Non c’è alcun Safe a {0} sulla chain {1}: {2}.',
    'no contract is deployed there': 'lì non c’è alcun contratto',
    'the contract does not answer like one': 'il contratto non risponde come un Safe',
    'The file names "{0}" twice, or should not name it at all.':
      'Il file nomina «{0}» due volte, o non dovrebbe nominarlo.',
    'The file is no JSON.': 'Il file non è JSON.',
    'The file is longer than {0} bytes.': 'Il file supera {0} byte.',
    'chainId: this is the id of no chain.': 'chainId: non è il numero di alcuna chain.',
    'no such field is known': 'tale campo non è noto',
    'not readable': 'illeggibile',
    'The file': 'Il file',
    'The typed data takes too long to hash: {0}.': 'Calcolare l’hash di questi dati tipizzati richiede troppo: {0}.',
    'it has more than {0} types': 'hanno più di {0} tipi',
    'its types have more than {0} fields': 'i loro tipi hanno più di {0} campi',
    'its values are too many for their types': 'i loro valori sono troppi per i loro tipi',
    'it nests more than {0} levels': 'sono annidati per più di {0} livelli',
    'a value of type {0} is {1} characters long': 'un valore di tipo {0} è lungo {1} caratteri',
    '"{0}" is not the version of a Safe.': '«{0}» non è la versione di un Safe.',
    'The link was refused at “{0}”: {1}.': 'Il link è stato rifiutato a «{0}»: {1}.',
    'there are more than {0}': 'sono più di {0}',
    'it is cut off': 'è tagliato',
    'its length is written in a longer way': 'la sua lunghezza è scritta in modo più lungo',
    'it is too long': 'è troppo lungo',
    'it has {0} bytes, not 20': 'ha {0} byte, non 20',
    'it is written in a longer way': 'è scritto in modo più lungo',
    'it is no text': 'non è un testo',
    'it is larger than 256 bits': 'supera 256 bit',
    'it is longer than any transaction': 'è più lungo di qualsiasi transazione',
    'it does not begin with {0}': 'non comincia con {0}',
    'it has letters that no link has': 'ha caratteri che nessun link ha',
    'something follows its end': 'qualcosa segue la sua fine',
    'it is not that of the fields and signatures': 'non è quello dei campi e delle firme',
    'it is no JSON': 'non è JSON',
    'it is malformed': 'è malformato',
    'its data does not fit its types': 'i suoi dati non corrispondono ai loro tipi',
    'the fields have another hash than the link says': 'i campi hanno un hash diverso da quello che dice il link',
    '{0} smallest units of {1}': '{0} unità minime di {1}',
    '{0} smallest units of the native coin': '{0} unità minime della moneta della chain',
    '{0} of token {1}': '{0} del token {1}',
    'The code at {0} runs as if it were the Safe. An official library belongs there.':
      'Il codice a {0} gira come se fosse il Safe. Lì deve stare una libreria ufficiale.',
    'The code at {0} runs as if it were the Safe: it can take everything and replace the Safe itself.':
      'Il codice a {0} gira come se fosse il Safe: può prendere tutto e sostituire il Safe stesso.',
    'Bytes of the data without a meaning in {0}: {1}.': 'Byte dei dati senza significato in {0}: {1}.',
    'The function is a guess by its selector: {0}.': 'La funzione è indovinata dal suo selettore: {0}.',
    'What {0} does with this data is not known.': 'Non si sa che cosa {0} faccia di questi dati.',
    'Calls are nested deeper than this check reads.':
      'Le chiamate sono annidate più a fondo di quanto questo controllo legga.',
    'The batch is not run as the Safe: its calls come from the batch contract.':
      'Il lotto non gira come il Safe: le sue chiamate vengono dal contratto dei lotti.',
    'The batch cannot be read from byte {0} on; what it does is not known.':
      'Il lotto è illeggibile dal byte {0} in poi; non si sa che cosa faccia.',
    'The calls of the batch send {0} together.': 'Le chiamate del lotto inviano in tutto {0}.',
    'The batch contains a call of the Safe to itself, which can change its settings.':
      'Il lotto contiene una chiamata del Safe a sé stesso, che può cambiarne le impostazioni.',
    'The symbol of the token {0} seems made to be taken for another one.':
      'Il simbolo del token {0} sembra fatto per essere scambiato per un altro.',
    'It signs a transaction of {0}: check that one too.': 'Firma una transazione di {0}: controlla anche quella.',
    'The message is then signed by the Safe for anyone who asks.':
      'Il messaggio è poi firmato dal Safe per chiunque chieda.',
    'Control over {0} changes.': 'Il controllo su {0} cambia.',
    'What the Safe answers to signature checks changes.': 'Cambia ciò che il Safe risponde ai controlli delle firme.',
    'Up to the limit, the beneficiary can then spend without any owner’s signature.':
      'Fino al limite, il beneficiario può poi spendere senza la firma di alcun proprietario.',
    '{0} can then take all of it, now and later.': '{0} può poi prenderlo tutto, ora e in seguito.',
    '{0} can then take what is allowed without another signature.':
      '{0} può poi prendere ciò che è consentito senza un’altra firma.',
    'The code of the Safe is replaced.': 'Il codice del Safe viene sostituito.',
    'The code of the Safe is replaced by the official {0} {1}.':
      'Il codice del Safe viene sostituito da quello ufficiale {0} {1}.',
    'The code of the Safe is replaced by {0}, which is no official one: whoever wrote it controls everything.':
      'Il codice del Safe viene sostituito da {0}, che non è ufficiale: chi lo ha scritto controlla tutto.',
    'The call goes to the zero address, which newer batch contracts read as this Safe itself.':
      'La chiamata va all’indirizzo zero, che i contratti dei lotti più recenti leggono come questo Safe stesso.',
    'Refund fields are set. The gas price is zero, so nothing is paid.':
      'I campi del rimborso sono impostati. Il prezzo del gas è zero, quindi non si paga nulla.',
    'at least {0}, without an upper limit,': 'almeno {0}, senza limite superiore,',
    'up to {0}': 'fino a {0}',
    'The Safe pays {0} to whoever executes.': 'Il Safe paga {0} a chi esegue.',
    'The Safe pays {0} to {1} when this is executed.': 'Il Safe paga {0} a {1} quando viene eseguita.',
    '{0} becomes an owner and can sign.': '{0} diventa proprietario e può firmare.',
    '{0} is no longer an owner.': '{0} non è più proprietario.',
    '{0} becomes an owner in place of {1}.': '{0} diventa proprietario al posto di {1}.',
    'The code of the Safe is replaced by {0}: whoever wrote it controls everything.':
      'Il codice del Safe viene sostituito da {0}: chi lo ha scritto controlla tutto.',
    '{0} can then move everything without any signature.': '{0} può poi spostare tutto senza alcuna firma.',
    'What {0} did for the Safe stops working.': 'Ciò che {0} faceva per il Safe smette di funzionare.',
    '{0} can then refuse every transaction, its own removal included.':
      '{0} può poi rifiutare ogni transazione, anche la propria rimozione.',
    '{0} can then refuse every module transaction.': '{0} può poi rifiutare ogni transazione dei moduli.',
    'What the guard refused is possible again.': 'Ciò che la guardia rifiutava è di nuovo possibile.',
    'What the module guard refused is possible again.': 'Ciò che la guardia dei moduli rifiutava è di nuovo possibile.',
    'The Safe no longer answers signature checks and may refuse some tokens.':
      'Il Safe non risponde più ai controlli delle firme e può rifiutare alcuni token.',
    '{0} then answers in the name of the Safe, signature checks included.':
      '{0} risponde poi a nome del Safe, anche ai controlli delle firme.',
    'The threshold is {0} from then on.': 'Da allora servono {0} firme.',
    'The threshold is {0} from then on, instead of {1}.': 'Da allora servono {0} firme invece di {1}.',
    'The contract refused the transaction.': 'Il contratto ha rifiutato la transazione.',
    'Check the amounts and the state it depends on, then simulate it again. Nothing was spent but gas, if it was mined.':
      'Controlla gli importi e ciò da cui dipende, poi provala di nuovo. È stato speso solo gas, se è in un blocco.',
    'The maximum fee per gas is larger than any chain can represent.':
      'La commissione massima per gas è più grande di quanto una chain possa rappresentare.',
    'Enter a lower maximum fee, or let the wallet suggest one.':
      'Inserisci una commissione massima più bassa, o lascia che la proponga il wallet.',
    'The maximum fee per gas is below what the next block asks for.':
      'La commissione massima per gas è sotto ciò che chiede il prossimo blocco.',
    'Raise the maximum fee, or wait until the network is less busy.':
      'Alza la commissione massima, o aspetta che la rete sia meno occupata.',
    'The paying account does not hold enough for the value and the fee.':
      'L’account che paga non ha abbastanza per il valore e la commissione.',
    'Send it some of the native coin, or pay with another account.':
      'Inviagli un po’ della moneta della chain, o paga con un altro account.',
    'The gas limit is more than a block can hold.': 'Il limite di gas è più di quanto un blocco contenga.',
    'Lower the gas limit, or split the batch into smaller ones.':
      'Abbassa il limite di gas, o dividi il lotto in lotti più piccoli.',
    'The gas limit is too low even to start the transaction.':
      'Il limite di gas non basta nemmeno per iniziare la transazione.',
    'Raise the gas limit, or leave it empty to have it estimated.':
      'Alza il limite di gas, o lascialo vuoto perché venga stimato.',
    'The paying account has used every nonce it can have.': 'L’account che paga ha usato tutti i nonce che può avere.',
    'Pay with another account.': 'Paga con un altro account.',
    'The paying account has transactions missing before this one.':
      'All’account che paga mancano transazioni prima di questa.',
    'Wait for its pending transactions, or reset its activity in the wallet.':
      'Aspetta le sue transazioni in sospeso, o azzera la sua attività nel wallet.',
    'The paying account has already sent a transaction with this number.':
      'L’account che paga ha già inviato una transazione con questo numero.',
    'It may be this one: look at the history before you try again.':
      'Può essere questa: guarda la cronologia prima di riprovare.',
    'The priority fee is higher than the maximum fee.': 'La commissione di priorità supera quella massima.',
    'Lower the priority fee, or raise the maximum fee.': 'Abbassa la commissione di priorità, o alza quella massima.',
    'The chain does not know this type of transaction.': 'La chain non conosce questo tipo di transazione.',
    'Choose the legacy type in the wallet.': 'Scegli il tipo vecchio (legacy) nel wallet.',
    'The node refused the request and the reason is not known here.':
      'Il nodo ha rifiutato la richiesta e il motivo qui non è noto.',
    'Try again; if it persists, ask another node.': 'Riprova; se persiste, chiedi a un altro nodo.',
    'A pending transaction with this number pays more.': 'Una transazione in sospeso con questo numero paga di più.',
    'Raise both fees by at least a tenth, or wait for the pending one.':
      'Alza entrambe le commissioni di almeno un decimo, o aspetta quella in sospeso.',
    'The contract refused the transaction: {0}': 'Il contratto ha rifiutato la transazione: {0}',
    'the Safe could not be initialised': 'il Safe non si è potuto inizializzare',
    'the Safe has not been set up': 'il Safe non è configurato',
    'the contract to call during set-up does not exist': 'il contratto da chiamare nella configurazione non esiste',
    'the gas limit does not leave enough gas for the transaction itself':
      'il limite di gas non lascia abbastanza gas per la transazione stessa',
    'the Safe cannot pay the refund in the native coin': 'il Safe non può pagare il rimborso nella moneta della chain',
    'the Safe cannot pay the refund in the chosen token': 'il Safe non può pagare il rimborso nel token scelto',
    'the call that the Safe makes fails': 'la chiamata che fa il Safe fallisce',
    'there are fewer signatures than the threshold asks for': 'ci sono meno firme di quante ne servono',
    'a contract signature points into the part of the other signatures':
      'una firma di contratto punta nella parte delle altre firme',
    'a contract signature points beyond the end of the signatures':
      'una firma di contratto punta oltre la fine delle firme',
    'a contract signature is cut off': 'una firma di contratto è tagliata',
    'a contract owner does not accept its signature': 'un proprietario che è un contratto non accetta la sua firma',
    'an owner has not approved the hash': 'un proprietario non ha approvato l’hash',
    'a signature is of no owner, out of order, or for another transaction':
      'una firma non è di alcun proprietario, è fuori ordine o è per un’altra transazione',
    'the data given for a contract signature does not belong to the hash':
      'i dati di una firma di contratto non appartengono all’hash',
    'only an owner can approve a hash': 'solo un proprietario può approvare un hash',
    'only the Safe itself can call this': 'solo il Safe stesso può chiamare questo',
    'the modules have been set up already': 'i moduli sono già configurati',
    'the address cannot be a module': 'l’indirizzo non può essere un modulo',
    'the module is enabled already': 'il modulo è già attivo',
    'the module is not where the list of modules should have it':
      'il modulo non è dove dovrebbe nell’elenco dei moduli',
    'only an enabled module can call this': 'solo un modulo attivo può chiamare questo',
    'the list of modules cannot start there': 'l’elenco dei moduli non può cominciare lì',
    'the page of modules is too small': 'la pagina dei moduli è troppo piccola',
    'the owners have been set up already': 'i proprietari sono già configurati',
    'the threshold would be more than the number of owners': 'servirebbero più firme di quanti sono i proprietari',
    'the threshold would be zero': 'servirebbero zero firme',
    'the address cannot be an owner': 'l’indirizzo non può essere proprietario',
    'the address is an owner already': 'l’indirizzo è già proprietario',
    'the owner is not where the list of owners should have it':
      'il proprietario non è dove dovrebbe nell’elenco dei proprietari',
    'the guard is no guard contract': 'la guardia non è un contratto di guardia',
    'the module guard is no guard contract': 'la guardia dei moduli non è un contratto di guardia',
    'the Safe cannot be its own fallback handler': 'il Safe non può essere il proprio fallback handler',
    'the Safe holds too little of the chain’s coin': 'il Safe ha troppo poco della moneta della chain',
    "The wallet's answer is not a signature of 65 bytes (it has {0}).":
      'La risposta del wallet non è una firma di 65 byte (ne ha {0}).',
    "The wallet's answer ends in {0}, which no signature does.":
      'La risposta del wallet finisce con {0}, e nessuna firma lo fa.',
    'fallback handler': 'fallback handler',
    guard: 'guardia',
    implementation: 'codice',
    'module guard': 'guardia dei moduli',
    modules: 'moduli',
    owners: 'proprietari',
    threshold: 'firme necessarie',
    'Nobody could try it out on your node.': 'Nessuno ha potuto provarla sul tuo nodo.',
    'Tried out on your node, it succeeds.': 'Provata sul tuo nodo, riesce.',
    'Tried out on your node, it fails.': 'Provata sul tuo nodo, fallisce.',
    'Tried out on your node, it fails: {0}.': 'Provata sul tuo nodo, fallisce: {0}.',
    'other storage': 'altra memoria',
    'It changes the Safe itself: {0}.': 'Cambia il Safe stesso: {0}.',
    'Your node does not say what would change in the Safe.': 'Il tuo nodo non dice che cosa cambierebbe nel Safe.',
    'The contract {0} does not accept this signature for what was shown.':
      'Il contratto {0} non accetta questa firma per ciò che è stato mostrato.',
    'A scan outside of this browser found an issue.': 'Un’analisi fuori da questo browser ha trovato un problema.',
    'No scan is available; that says nothing about the risk.':
      'Nessuna analisi è disponibile; questo non dice nulla sul rischio.',
    'The note is signed by {0}.': 'La nota è firmata da {0}.',
    'The proposal is signed by {0}.': 'La proposta è firmata da {0}.',
    'That the note is by {0} is only claimed by the service.': 'Che la nota sia di {0} lo afferma solo il servizio.',
    'That the proposal is by {0} is only claimed by the service.':
      'Che la proposta sia di {0} lo afferma solo il servizio.',
    'No foreign code runs in the place of the Safe.': 'Nessun codice estraneo gira al posto del Safe.',
    'The service calls this delegatecall trusted; that counts for nothing here.':
      'Il servizio dice affidabile questo delegatecall; qui non conta nulla.',
    'Code at {0} would run in the place of the Safe, and could not be checked.':
      'Il codice a {0} girerebbe al posto del Safe, e non si è potuto controllare.',
    'There is no contract at {0}: the call would do nothing and count as done.':
      'Non c’è alcun contratto a {0}: la chiamata non farebbe nulla e varrebbe come fatta.',
    'Code at {0}, which is no official library, would run in the place of the Safe and can change everything in it.':
      'Il codice a {0}, che non è una libreria ufficiale, girerebbe al posto del Safe e può cambiarvi tutto.',
    'The delegatecall goes to the official {0} {1}.': 'Il delegatecall va all’ufficiale {0} {1}.',
    'The batch cannot be read from byte {0} on.': 'Il lotto è illeggibile dal byte {0} in poi.',
    'Calls are nested too deep to be shown.': 'Le chiamate sono annidate troppo a fondo per essere mostrate.',
    '{0} bytes of the call to {1} are not explained by its arguments.':
      '{0} byte della chiamata a {1} non sono spiegati dai suoi argomenti.',
    'The call to {0} is encoded in an unusual way.': 'La chiamata a {0} è codificata in modo insolito.',
    'The arguments of the call to {0} cannot be read.': 'Gli argomenti della chiamata a {0} sono illeggibili.',
    '{0} is the official {1}.': '{0} è l’ufficiale {1}.',
    'The service names a {0} that is not the official one.':
      'Il servizio nomina come {0} un contratto che non è quello ufficiale.',
    'chain id': 'numero della chain',
    'currency decimals': 'decimali della moneta',
    'currency symbol': 'simbolo della moneta',
    explorer: 'explorer',
    'short name': 'nome breve',
    'The service gives the {0} as configured.': '{0}: il servizio dice ciò che è configurato.',
    'The service gives another {0} than configured; the configured one is used.':
      '{0}: il servizio dice altro da ciò che è configurato; vale la configurazione.',
    'Executing pays nothing out of the Safe.': 'Eseguirla non paga nulla dal Safe.',
    'Executing pays at most {0} out of the Safe.': 'Eseguirla paga al massimo {0} dal Safe.',
    'Executing pays a refund ({0}) out of the Safe.': 'Eseguirla paga un rimborso ({0}) dal Safe.',
    'Executing pays a refund ({0}) out of the Safe to somebody you do not know.':
      'Eseguirla paga un rimborso ({0}) dal Safe a qualcuno che non conosci.',
    'How old the answers of the service are is not known.': 'Non si sa quanto siano vecchie le risposte del servizio.',
    'The service is {0} blocks behind.': 'Il servizio è indietro di {0} blocchi.',
    'The service claims to be {0} blocks ahead of the chain.':
      'Il servizio afferma di essere {0} blocchi avanti rispetto alla chain.',
    'The service is up to date.': 'Il servizio è aggiornato.',
    'For nonce {0} you signed another transaction here.': 'Per il nonce {0} hai firmato qui un’altra transazione.',
    'Your signature is there.': 'La tua firma c’è.',
    'You signed this here, but the service does not show your signature. It can be sent again.':
      'L’hai firmata qui, ma il servizio non mostra la tua firma. Si può inviare di nuovo.',
    'The message is made for this Safe itself: signing it would act for the Safe.':
      'Il messaggio è fatto per questo Safe stesso: firmarlo sarebbe agire per il Safe.',
    'The message is made for chain {0}.': 'Il messaggio è fatto per la chain {0}.',
    'The message is a bare hash: nobody can see what is signed.':
      'Il messaggio è un semplice hash: nessuno può vedere che cosa si firma.',
    'The message is a text.': 'Il messaggio è un testo.',
    'The message is a transaction or message of a Safe in disguise.':
      'Il messaggio è una transazione o un messaggio di un Safe sotto mentite spoglie.',
    'Signing this {0} lets somebody move tokens of the Safe.':
      'Firmare questo ({0}) lascia che qualcuno sposti token del Safe.',
    'Signing this {0} lets somebody act or trade for the Safe.':
      'Firmare questo ({0}) lascia che qualcuno agisca o scambi per il Safe.',
    'The message is typed data ({0}).': 'Il messaggio è fatto di dati tipizzati ({0}).',
    'You signed a transaction with nonce {0} here that the service does not show. Whoever kept the signatures ({1}) can still use them; only another transaction with that nonce ends this.':
      'Hai firmato qui una transazione con nonce {0} che il servizio non mostra. Chi ha conservato le firme ({1}) può ancora usarle; solo un’altra transazione con quel nonce vi pone fine.',
    'Several transactions wait for nonce {0}; only one of them can be executed.':
      'Più transazioni attendono il nonce {0}; solo una può essere eseguita.',
    'The next nonce is not known.': 'Il prossimo nonce non è noto.',
    'The next free nonce is {0}.': 'Il prossimo nonce libero è {0}.',
    'The service recommends nonce {0}; the next free one is {1}.':
      'Il servizio consiglia il nonce {0}; il prossimo libero è {1}.',
    'The recipient is in your address book.': 'Il destinatario è nella tua rubrica.',
    'The recipient resembles {0}, which you know, but is another address.':
      'Il destinatario somiglia a {0}, che conosci, ma è un altro indirizzo.',
    'The Safe has sent to this recipient before.': 'Il Safe ha già inviato a questo destinatario.',
    'The recipient is new to you.': 'Il destinatario ti è nuovo.',
    '{0} could not be read from the chain.': '{0} non si è potuto leggere dalla chain.',
    'The service speaks of this Safe.': 'Il servizio parla di questo Safe.',
    'The service answered for another Safe.': 'Il servizio ha risposto per un altro Safe.',
    'The service speaks of this chain.': 'Il servizio parla di questa chain.',
    'The service answered for another chain.': 'Il servizio ha risposto per un’altra chain.',
    'You pinned this Safe.': 'Hai fissato questo Safe.',
    'This address resembles {0}, which you pinned, but is another one.':
      'Questo indirizzo somiglia a {0}, che hai fissato, ma è un altro.',
    'You have not pinned this Safe yet. Check its address with another owner.':
      'Non hai ancora fissato questo Safe. Controlla il suo indirizzo con un altro proprietario.',
    'There is no contract at this address.': 'Non c’è alcun contratto a questo indirizzo.',
    'The contract is an official Safe proxy.': 'Il contratto è un proxy Safe ufficiale.',
    'The contract at this address is no official Safe proxy.':
      'Il contratto a questo indirizzo non è un proxy Safe ufficiale.',
    'It runs the official code of {0} {1}.': 'Gira il codice ufficiale di {0} {1}.',
    'It runs code that is no official release of Safe.': 'Gira codice che non è una versione ufficiale di Safe.',
    'The Safe does not say its version.': 'Il Safe non dice la sua versione.',
    'Version {0} is what its code is.': 'La versione {0} è quella del suo codice.',
    'Its code is not of the version that it says.': 'Il suo codice non è della versione che dice.',
    'The Safe does not say what its signatures are bound to.': 'Il Safe non dice a che cosa sono legate le sue firme.',
    'Signatures are bound to this Safe and chain.': 'Le firme sono legate a questo Safe e a questa chain.',
    'The Safe binds signatures to something else than this Safe and chain.':
      'Il Safe lega le firme ad altro che a questo Safe e a questa chain.',
    'No fallback handler is set.': 'Nessun fallback handler è impostato.',
    'The fallback handler is the official {0} {1}.': 'Il fallback handler è l’ufficiale {0} {1}.',
    'The fallback handler is no official one: it can answer for the Safe.':
      'Il fallback handler non è ufficiale: può rispondere per il Safe.',
    'The Safe does not say who owns it.': 'Il Safe non dice di chi è.',
    'Your account is an owner.': 'Il tuo account è proprietario.',
    'Your account is no owner of this Safe.': 'Il tuo account non è proprietario di questo Safe.',
    'The node answers with an older state than this browser has seen.':
      'Il nodo risponde con uno stato più vecchio di quello che questo browser ha già visto.',
    nonce: 'nonce',
    version: 'versione',
    'The chain does not say the {0}.': '{0}: la chain non lo dice.',
    'The service gives the {0} as the chain does.': '{0}: il servizio dice lo stesso della chain.',
    'The service is wrong about the {0}. What the chain says is used.':
      '{0}: il servizio sbaglia. Vale ciò che dice la chain.',
    'An owner has signed this very transaction.': 'Un proprietario ha firmato proprio questa transazione.',
    'No owner has signed this. That somebody proposed it is only the service’s word.':
      'Nessun proprietario l’ha firmata. Che qualcuno l’abbia proposta è solo la parola del servizio.',
    'The target runs its own code.': 'Il destinatario della chiamata gira codice proprio.',
    'The explanation is of the code that the target runs.': 'La spiegazione è del codice che il destinatario gira.',
    'The target can be changed by its owner; it now runs {0}.':
      'Il destinatario può essere cambiato dal suo proprietario; ora gira {0}.',
    'This token calls itself {0}, but is not the {1} of this chain.':
      'Questo token si chiama {0}, ma non è il {1} di questa chain.',
    'The hash could not be computed: the version of the Safe is not known.':
      'L’hash non si è potuto calcolare: la versione del Safe non è nota.',
    'The fields are not those of a transaction.': 'I campi non sono quelli di una transazione.',
    'The transaction belongs to another Safe.': 'La transazione appartiene a un altro Safe.',
    'The hash is the hash of these fields.': 'L’hash è quello di questi campi.',
    'The fields were changed: they do not hash to what the service says.':
      'I campi sono stati cambiati: il loro hash non è quello che dice il servizio.',
    'This is the transaction that the link names.': 'Questa è la transazione che il link nomina.',
    'This is not the transaction that the link names.': 'Questa non è la transazione che il link nomina.',
    'It does nothing but use up its nonce.': 'Non fa altro che consumare il suo nonce.',
    'It is called a rejection, but it does something.': 'Si chiama rifiuto, ma fa qualcosa.',
    'Signatures of this old version are valid on every chain where the Safe has this address.':
      'Le firme di questa vecchia versione valgono su ogni chain in cui il Safe ha questo indirizzo.',
    'The next nonce of the Safe is not known.': 'Il prossimo nonce del Safe non è noto.',
    'Nonce {0} is used up: by this transaction, or by another one.':
      'Il nonce {0} è consumato: da questa transazione o da un’altra.',
    'Nonce {0} is open; the next one is {1}.': 'Il nonce {0} è aperto; il prossimo è {1}.',
    'Signatures cannot be counted: owners and threshold are not known.':
      'Le firme non si possono contare: proprietari e firme necessarie non sono noti.',
    'None of the signatures belongs to this transaction: it was put in the place of another one.':
      'Nessuna delle firme appartiene a questa transazione: è stata messa al posto di un’altra.',
    '{0} of {1} signatures are valid.': '{0} firme su {1} sono valide.',
    '{0} more signatures do not count.': 'Altre {0} firme non contano.',
    'The service gives more than {0} signatures. Only the first {1} were checked.':
      'Il servizio dà più di {0} firme. Sono state controllate solo le prime {1}.',
    'The service says that {0} signatures are needed; it is {1}.': 'Il servizio dice che servono {0} firme; sono {1}.',
    'could not be checked on chain': 'non si è potuta controllare sulla chain',
    'is refused by the contract that is said to have signed': 'è rifiutata dal contratto che avrebbe firmato',
    'could not be put before the contract that is said to have signed':
      'non si è potuta sottoporre al contratto che avrebbe firmato',
    'is by an owner who was counted already': 'è di un proprietario già contato',
    'is genuine, but by somebody who is no owner any more': 'è autentica, ma di qualcuno che non è più proprietario',
    'is by somebody who is no owner': 'è di qualcuno che non è proprietario',
    'is an approval that is not on chain': 'è un’approvazione che non è sulla chain',
    'is more than one signature': 'è più di una firma',
    'was made by no account': 'non è di alcun account',
    'was made by another account or for something else': 'è di un altro account o per altro',
    'could not be matched with owners': 'non si è potuta abbinare ai proprietari',
    'is missing': 'manca',
    'cannot be read': 'è illeggibile',
    'is valid': 'è valida',
    'The signature of {0} {1}.': 'La firma di {0} {1}.',
    'The token is on no list of yours.': 'Il token non è in alcun tuo elenco.',
    'Nothing was transferred: such events are made to put an address into the history.':
      'Nulla è stato trasferito: tali eventi si fanno per mettere un indirizzo nella cronologia.',
    'The Safe did not start this transfer.': 'Il Safe non ha avviato questo trasferimento.',
    '{0} resembles {1}, which you know, but is another address.':
      '{0} somiglia a {1}, che conosci, ma è un altro indirizzo.',
    'The transfer is what it looks like.': 'Il trasferimento è ciò che sembra.',
    executor: 'esecutore',
    outcome: 'esito',
    time: 'ora',
    transaction: 'transazione',
    'The {0} could not be read.': '{0}: non si è potuto leggere.',
    'The {0} is as on the chain.': '{0}: come sulla chain.',
    "The service gives another {0} than the chain; the chain's is used.":
      '{0}: il servizio dice altro dalla chain; vale la chain.',
    'Owners or threshold on one of the chains are not known.':
      'Proprietari o firme necessarie non sono noti su una delle chain.',
    'On chain {0} it has the same owners and threshold.':
      'Sulla chain {0} ha gli stessi proprietari e le stesse firme necessarie.',
    'On chain {0} it has other owners or another threshold.':
      'Sulla chain {0} ha altri proprietari o altre firme necessarie.',
    '{0} has no approval of {1} for this transaction.': '{0} non ha l’approvazione di {1} per questa transazione.',
    'This message is not signed.': 'Questo messaggio non viene firmato.',
    'Only a verified transaction or message can be signed.':
      'Si può firmare solo una transazione o un messaggio verificati.',
    'What would go to the wallet is not what is on this screen. Nothing was signed or sent.':
      'Ciò che andrebbe al wallet non è ciò che è su questo schermo. Nulla è stato firmato o inviato.',
    'The signature is not by {0} over what was shown.': 'La firma non è di {0} su ciò che è stato mostrato.',
    'The Safe accepts the signatures and executes.': 'Il Safe accetta le firme ed esegue.',
    'The suggested gas is enough.': 'Il gas proposto basta.',
    'With the suggested gas it would fail and use up its nonce.':
      'Con il gas proposto fallirebbe e consumerebbe il suo nonce.',
    'The Safe refuses the execution.': 'Il Safe rifiuta l’esecuzione.',
    'The Safe refuses the execution: {0}.': 'Il Safe rifiuta l’esecuzione: {0}.',
    'The execution could not be tried. {0}': 'L’esecuzione non si è potuta provare. {0}',
    'The node did not answer.': 'Il nodo non ha risposto.',
    'No node is set for this chain: nothing could be verified.':
      'Nessun nodo è impostato per questa chain: nulla si è potuto verificare.',
    'Verification stopped: {0}': 'La verifica si è fermata: {0}',
    balance: 'saldo',
    decimals: 'decimali',
    symbol: 'simbolo',
    'The token does not say its {0}.': '{0}: il token non lo dice.',
    'The {0} is from the chain.': '{0}: dalla chain.',
    "The service gives another {0} than the token itself; the token's is used.":
      '{0}: il servizio dice altro dal token stesso; vale il token.',
    'The factory is no official one: nobody can say what it makes.':
      'La fabbrica non è ufficiale: nessuno può dire che cosa faccia.',
    'The code that it would run is no official release of Safe.':
      'Il codice che girerebbe non è una versione ufficiale di Safe.',
    'This set-up gives this address.': 'Questa configurazione dà questo indirizzo.',
    'This set-up gives another address: money sent to the one shown would be lost.':
      'Questa configurazione dà un altro indirizzo: il denaro inviato a quello mostrato andrebbe perso.',
    'The set-up cannot be read.': 'La configurazione è illeggibile.',
    'Foreign code would run in the place of the Safe while it is set up.':
      'Codice estraneo girerebbe al posto del Safe durante la configurazione.',
    'Creating it pays {0} to {1}.': 'Crearlo paga {0} a {1}.',
    'The threshold does not fit the owners.': 'Le firme necessarie non si adattano ai proprietari.',
    'The set-up has other owners than those shown.': 'La configurazione ha altri proprietari da quelli mostrati.',
    'The set-up has another threshold than the one shown.':
      'La configurazione richiede firme diverse da quelle mostrate.',
    'The official {0} {1} is on this chain.': 'L’ufficiale {0} {1} è su questa chain.',
    'The official {0} {1} is not on this chain ({2}).': 'L’ufficiale {0} {1} non è su questa chain ({2}).',
    'Other code than the official {0} {1} is at its address on this chain ({2}).':
      'All’indirizzo dell’ufficiale {0} {1} c’è altro codice su questa chain ({2}).',
    code: 'codice',
    'It has no {0}, as planned.': '{0}: nessuno, come previsto.',
    'Its {0} are as planned.': '{0}: come previsto.',
    'Its {0} is as planned.': '{0}: come previsto.',
    'Its {0} are not what was planned.': '{0}: non come previsto.',
    'Its {0} is not what was planned.': '{0}: non come previsto.',
    'The chain knows of no such transaction.': 'La chain non conosce tale transazione.',
    'The chain knows of no such execution.': 'La chain non conosce tale esecuzione.',
    'It does not say what was transferred.': 'Non dice che cosa è stato trasferito.',
    'Old versions leave no event when they receive coins: it cannot be confirmed.':
      'Le vecchie versioni non lasciano eventi quando ricevono monete: non si può confermare.',
    'The chain knows of no such transfer.': 'La chain non conosce tale trasferimento.',
    'The Safe was created there.': 'Il Safe è stato creato lì.',
    'Old versions leave no event when they are set up: it cannot be confirmed.':
      'Le vecchie versioni non lasciano eventi quando vengono configurate: non si può confermare.',
    'The Safe was not created there.': 'Il Safe non è stato creato lì.',
    'What was called is not to be seen on the chain.': 'Ciò che è stato chiamato non si vede sulla chain.',
    'It did what the service says.': 'Ha fatto ciò che dice il servizio.',
    'It did something else than the service says; what is shown is what the chain has.':
      'Ha fatto altro da ciò che dice il servizio; è mostrato ciò che ha la chain.',
    'The transaction is not in a block yet.': 'La transazione non è ancora in un blocco.',
    'It was executed.': 'È stata eseguita.',
    'It was executed and failed inside; its nonce is used up.':
      'È stata eseguita ed è fallita all’interno; il suo nonce è consumato.',
    'The transaction was refused by the Safe; nothing happened, and the nonce is still open.':
      'Il Safe ha rifiutato la transazione; nulla è accaduto, e il nonce è ancora aperto.',
    'That transaction did not execute this one.': 'Quella transazione non ha eseguito questa.',
    'The events of the Safe could not be read.': 'Gli eventi del Safe non si sono potuti leggere.',
    'Executions alone were read, and it is none.': 'Si sono lette solo esecuzioni, e questa non lo è.',
    'Old versions leave no event for each execution: completeness cannot be shown.':
      'Le vecchie versioni non lasciano un evento per ogni esecuzione: la completezza non si può mostrare.',
    'All {0} executions are known.': 'Tutte le {0} esecuzioni sono note.',
    '{0} executions left an event, but the nonce is {1}: the history is not complete, or the Safe was tampered with.':
      '{0} esecuzioni hanno lasciato un evento, ma il nonce è {1}: la cronologia non è completa, o il Safe è stato manomesso.',
    'The service does not show an execution by a module.': 'Il servizio non mostra un’esecuzione di un modulo.',
    'The service does not show an execution.': 'Il servizio non mostra un’esecuzione.',
    'The Safe accepts the signature.': 'Il Safe accetta la firma.',
    'The Safe does not accept the signature.': 'Il Safe non accetta la firma.',
    'The Safe could not be asked whether it accepts the signature. {0}':
      'Non si è potuto chiedere al Safe se accetta la firma. {0}',
    'The message cannot be hashed: its data does not fit its types.':
      'L’hash del messaggio non si può calcolare: i suoi dati non corrispondono ai loro tipi.',
    'The hash is the hash of this message.': 'L’hash è quello di questo messaggio.',
    'The message was changed: it does not hash to what the service says.':
      'Il messaggio è stato cambiato: il suo hash non è quello che dice il servizio.',
    'This is the message that the link names.': 'Questo è il messaggio che il link nomina.',
    'This is not the message that the link names.': 'Questo non è il messaggio che il link nomina.',
    'The Safe could not be asked whether it accepts the signatures.':
      'Non si è potuto chiedere al Safe se accetta le firme.',
    'The Safe accepts the signatures.': 'Il Safe accetta le firme.',
    'The signatures are valid, but the Safe does not accept them: its fallback handler may not support messages.':
      'Le firme sono valide, ma il Safe non le accetta: il suo fallback handler forse non supporta i messaggi.',
    'A hash is approved for another Safe, and nobody shows what it stands for.':
      'Si approva un hash per un altro Safe, e nessuno mostra che cosa rappresenta.',
    'The transaction shown belongs to another Safe than the one that is addressed.':
      'La transazione mostrata appartiene a un altro Safe da quello indicato.',
    'The approved hash is that of the transaction shown.': 'L’hash approvato è quello della transazione mostrata.',
    'The approved hash is not that of the transaction shown.':
      'L’hash approvato non è quello della transazione mostrata.',
    'The inner transaction has the signatures it needs.': 'La transazione interna ha le firme che le servono.',
    'The inner transaction lacks valid signatures: it would be refused.':
      'Alla transazione interna mancano firme valide: verrebbe rifiutata.',
    'More than {0} Safes are nested.': 'Più di {0} Safe sono annidati.',
    '{0} is, through other Safes, an owner of itself.': '{0} è, attraverso altri Safe, proprietario di sé stesso.',
    '{0} cannot reach its threshold without its own signature.':
      '{0} non può raggiungere le firme necessarie senza la propria.',
    'Any one of its {0} owners speaks for {1}.': 'Ognuno dei suoi {0} proprietari parla da solo per {1}.',
    'No owner is a Safe.': 'Nessun proprietario è un Safe.',
    '{0} owners are Safes; there is no circle.': '{0} proprietari sono Safe; non c’è alcun cerchio.',
    'the chain does not show which.': 'la chain non mostra quale delle due.',
    'the logs of the Safe could not be read.': 'i log del Safe non si sono potuti leggere.',
    'the node does not show logs that are old enough.': 'il nodo non mostra log abbastanza vecchi.',
    'It was executed: the Safe’s own log says so.': 'È stata eseguita: lo dice il log stesso del Safe.',
    'Another transaction took nonce {0}: this one can never be executed.':
      'Un’altra transazione ha preso il nonce {0}: questa non potrà mai essere eseguita.',
    'Whether it was executed or replaced is not known: {0}': 'Non si sa se è stata eseguita o sostituita: {0}',
    nobody: 'nessuno',
    'unknown code': 'codice sconosciuto',
    success: 'riuscita',
    failure: 'fallita',
    complete: 'completo',
    incomplete: 'incompleto',
    nothing: 'nulla',
    'not known': 'non noto',
    unbounded: 'senza limite',
    trusted: 'affidabile',
    'no official contract': 'nessun contratto ufficiale',
    'a call, and not a transfer': 'una chiamata, non un trasferimento',
  },
  sentences: {
    sendAmount: 'Inviare {amount} a {recipient}',
    sendNft: 'Inviare {nft} a {recipient}',
    sendMultiToken: 'Inviare {count} del token numero {tokenId} di {token} a {recipient}',
    sendMultiTokens: 'Inviare {count} tipi di token di {token} a {recipient}',
    collectAmount: 'Prelevare {amount} da {sender}',
    collectNft: 'Prelevare {nft} da {sender}',
    collectMultiToken: 'Prelevare {count} del token numero {tokenId} di {token} da {sender}',
    collectMultiTokens: 'Prelevare {count} tipi di token di {token} da {sender}',
    moveMultiToken:
      'Spostare {count} del token numero {tokenId} di {token} da {sender} a {recipient} con un permesso di spesa',
    moveMultiTokens: 'Spostare {count} tipi di token di {token} da {sender} a {recipient} con un permesso di spesa',
    moveTokens: 'Spostare token di {token} da {sender} a {recipient} con un permesso di spesa',
    reject: 'Non fare nulla e consumare il nonce (rifiuto)',
    emptyCall: 'Chiamare {target} senza valore né dati',
    addOwner: 'Aggiungere il proprietario {owner} e richiedere {threshold} firme su {ownerCount}',
    addOwnerUnknown: 'Aggiungere il proprietario {owner} e richiedere {threshold} firme',
    removeOwner: 'Rimuovere il proprietario {owner} e richiedere {threshold} firme su {ownerCount}',
    removeOwnerUnknown: 'Rimuovere il proprietario {owner} e richiedere {threshold} firme',
    swapOwner: 'Sostituire il proprietario {oldOwner} con {newOwner} e mantenere {threshold} su {ownerCount}',
    swapOwnerUnknown: 'Sostituire il proprietario {oldOwner} con {newOwner}',
    changeThreshold: 'Richiedere {threshold} firme su {ownerCount} invece di {oldThreshold}',
    changeThresholdUnknown: 'Richiedere {threshold} firme',
    changeImplementation: 'Sostituire il codice del Safe con {implementation}',
    changeImplementationAndHandler:
      'Sostituire il codice del Safe con {implementation} e il suo fallback handler con {handler}',
    enableModule: 'Attivare il modulo {module}, che può poi agire senza firme',
    disableModule: 'Disattivare il modulo {module}',
    setGuard: 'Impostare la guardia {guard}, che può poi rifiutare ogni transazione',
    deleteGuard: 'Rimuovere la guardia',
    setModuleGuard: 'Impostare la guardia dei moduli {moduleGuard}, che può poi rifiutare ogni transazione dei moduli',
    deleteModuleGuard: 'Rimuovere la guardia dei moduli',
    setFallbackHandler: 'Impostare il fallback handler {handler}',
    deleteFallbackHandler: 'Rimuovere il fallback handler',
    configureFallbackHandler: 'Cambiare come risponde il fallback handler ({method})',
    approveAmount: 'Consentire a {spender} di spendere fino a {amount}',
    approveUnlimited: 'Consentire a {spender} di spendere una quantità illimitata di {token}',
    approveNft: 'Consentire a {spender} di prendere {nft}',
    approveUnknown:
      'Consentire a {spender} di spendere {value} unità, o di prendere il pezzo numero {value}, di {token}',
    increaseAllowance: 'Consentire a {spender} di spendere {amount} in più',
    decreaseAllowance: 'Consentire a {spender} di spendere {amount} in meno',
    revokeApproval: 'Ritirare il permesso di spesa di {spender} per {token}',
    approveOperator: 'Consentire a {operator} di prendere ogni pezzo di {token} che il Safe possiede',
    revokeOperator: 'Ritirare il permesso di {operator} di prendere pezzi di {token}',
    permit2Approve: 'Consentire a {spender} di spendere fino a {amount} tramite Permit2',
    permit2ApproveUnlimited: 'Consentire a {spender} di spendere una quantità illimitata di {token} tramite Permit2',
    addSpender: 'Rendere {spender} beneficiario di limiti di spesa',
    removeSpender: 'Terminare tutti i limiti di spesa di {spender}',
    setLimitOnce: 'Lasciare che {spender} spenda fino a {amount} una volta, senza firme',
    setLimitDaily: 'Lasciare che {spender} spenda fino a {amount} ogni giorno, senza firme',
    setLimitDays: 'Lasciare che {spender} spenda fino a {amount} ogni {days} giorni, senza firme',
    setLimitMinutes: 'Lasciare che {spender} spenda fino a {amount} ogni {minutes} minuti, senza firme',
    resetLimit: 'Lasciare che {spender} spenda di nuovo tutto il limite di {token}',
    resetCoinLimit: 'Lasciare che {spender} spenda di nuovo tutto il limite della moneta della chain',
    endLimit: 'Terminare il limite di spesa di {spender} per {token}',
    endCoinLimit: 'Terminare il limite di spesa di {spender} per la moneta della chain',
    changeLimits: 'Modificare i limiti di spesa ({count} chiamate)',
    payRecipients: 'Pagare {count} destinatari',
    payAmount: 'Pagare {amount} a {count} destinatari',
    sendSeveral: 'Fare {count} pagamenti a {recipient}',
    sendNfts: 'Inviare {count} NFT',
    changeOwners: 'Cambiare i proprietari e richiedere {threshold} firme su {ownerCount}',
    changeOwnersUnknown: 'Cambiare i proprietari del Safe ({count} modifiche)',
    changeSettings: 'Cambiare {count} impostazioni del Safe',
    revokeApprovals: 'Revocare {count} autorizzazioni di token',
    batch: 'Eseguire un lotto di {count} chiamate',
    batchOfOne: 'Eseguire un lotto di una chiamata',
    brokenBatch: 'Eseguire un lotto illeggibile',
    execute: 'Far eseguire una transazione a {safe}',
    approveHash: 'Approvare l’hash {hash} come proprietario di {safe}',
    signMessage: 'Firmare un messaggio a nome del Safe, sulla chain',
    deployContract: 'Pubblicare un contratto',
    createSafe: 'Creare un Safe',
    migrate: 'Sostituire il codice del Safe con l’ufficiale {implementation}',
    migrateWithHandler:
      'Sostituire il codice del Safe con l’ufficiale {implementation} e il suo fallback handler con {handler}',
    transferControl: 'Cambiare chi controlla {target} ({method})',
    call: 'Chiamare {method} su {target}',
    callWithValue: 'Chiamare {method} su {target} e inviare {amount}',
    callUnknown: 'Chiamare una funzione sconosciuta ({selector}) su {target}',
    callUnknownWithValue: 'Chiamare una funzione sconosciuta ({selector}) su {target} e inviare {amount}',
    delegatecall: 'Eseguire il codice di {target} come se fosse questo Safe ({method})',
  },
}
