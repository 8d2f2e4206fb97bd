import type { SaidWords } from './SaidWords.ts'

export const said: SaidWords = {
  forms: {
    'The official spending limit module can then pay beneficiaries up to their limits.':
      'Das offizielle Ausgabenlimit-Modul kann danach Begünstigten bis zu ihren Limits zahlen.',
    'The official {0} {1} then answers in the name of the Safe.':
      'Der offizielle {0} {1} antwortet danach im Namen des Safes.',
    'It is not on the chain yet: its address is made of these owners and this threshold, and of nothing else.':
      'Er ist noch nicht auf der Chain: Seine Adresse besteht aus diesen Eigentümern und dieser Schwelle und aus nichts anderem.',
    'The Safe cannot be created with this transaction: {0}.':
      'Der Safe lässt sich mit dieser Transaktion nicht erstellen: {0}.',
    'its owners, threshold and salt give another address':
      'seine Eigentümer, Schwelle und Salt ergeben eine andere Adresse',
    'planned: its owners, threshold and salt give another address.':
      'planned: Seine Eigentümer, Schwelle und Salt ergeben eine andere Adresse.',
    'it is not the first of its Safe': 'sie ist nicht die erste ihres Safe',
    '{0} is none of the owners': '{0} ist keiner der Eigentümer',
    '{0} owners must have signed': '{0} Eigentümer müssen signiert haben',
    'A part of this page could not be loaded: nobody answered.':
      'Ein Teil dieser Seite ließ sich nicht laden: Niemand antwortete.',
    'The chain refused the creation; its fee is spent, and nothing was made.':
      'Die Chain hat die Erstellung abgelehnt; die Gebühr ist ausgegeben, und nichts ist entstanden.',
    'The creation was sent and is not on the chain yet. This page goes on looking for it by itself.':
      'Die Erstellung wurde gesendet und ist noch nicht auf der Chain. Diese Seite sucht von selbst weiter danach.',
    'The search gave no answer that can be read.': 'Die Suche gab keine lesbare Antwort.',
    'The browser does not let the search run.': 'Der Browser lässt die Suche nicht laufen.',
    'The configuration names no chain {0}.': 'Die Konfiguration nennt keine Chain {0}.',
    '{0} is no address.': '{0} ist keine Adresse.',
    'The verification worker does not run: {0}': 'Der Prüf-Worker läuft nicht: {0}',
    'its script could not be run.': 'Sein Skript ließ sich nicht ausführen.',
    'it does not answer.': 'Er antwortet nicht.',
    'The owners could not be followed.': 'Den Eigentümern ließ sich nicht folgen.',
    'The service linked its next page to another origin.':
      'Der Dienst verwies für seine nächste Seite auf eine andere Herkunft.',
    'Invalid response content': 'Der Inhalt der Antwort ist ungültig',
    'The service did not answer within {0} ms.': 'Der Dienst hat nicht innerhalb von {0} ms geantwortet.',
    'The service cannot be reached.': 'Der Dienst ist nicht erreichbar.',
    'The list of the service repeats itself after {0} pages.':
      'Die Liste des Dienstes wiederholt sich nach {0} Seiten.',
    'The list of the service did not end within {0} pages.':
      'Die Liste des Dienstes endete nicht innerhalb von {0} Seiten.',
    'The service answered in a form this app does not know at "{0}".':
      'Der Dienst antwortete bei „{0}“ in einer Form, die diese App nicht kennt.',
    'The service answered in a form this app does not know.':
      'Der Dienst antwortete in einer Form, die diese App nicht kennt.',
    'The connection to the host was closed before it answered {0}.':
      'Die Verbindung zum Host wurde geschlossen, bevor er {0} beantwortete.',
    'This page is in no frame of a host, or no host is allowed.':
      'Diese Seite ist in keinem Rahmen eines Hosts, oder kein Host ist erlaubt.',
    'The page at {0} shows this one in a frame, and is no allowed host.':
      'Die Seite {0} zeigt diese in einem Rahmen und ist kein erlaubter Host.',
    'The host refused {0}.': 'Der Host hat {0} abgelehnt.',
    'The host refused {0}: {1}': 'Der Host hat {0} abgelehnt: {1}',
    'The host did not answer {0} within {1} seconds.': 'Der Host hat {0} nicht innerhalb von {1} Sekunden beantwortet.',
    'The host answered {0} with something that cannot be read.':
      'Der Host hat auf {0} mit etwas Unlesbarem geantwortet.',
    'A page in a frame is no host.': 'Eine Seite in einem Rahmen ist kein Host.',
    '{0} was rejected in the host.': '{0} wurde im Host abgelehnt.',
    'The node did not answer {0}.': 'Der Knoten hat {0} nicht beantwortet.',
    'The node is on chain {0}, not on chain {1}.': 'Der Knoten ist auf Chain {0}, nicht auf Chain {1}.',
    'There is no Safe at {0} on chain {1}: {2}.': 'Bei {0} gibt es auf Chain {1} keinen Safe: {2}.',
    'no contract is deployed there': 'dort ist kein Vertrag',
    'the contract does not answer like one': 'der Vertrag antwortet nicht wie einer',
    'The file names "{0}" twice, or should not name it at all.':
      'Die Datei nennt „{0}“ zweimal oder dürfte es gar nicht nennen.',
    'The file is no JSON.': 'Die Datei ist kein JSON.',
    'The file is longer than {0} bytes.': 'Die Datei ist länger als {0} Bytes.',
    'chainId: this is the id of no chain.': 'chainId: Das ist die Nummer keiner Chain.',
    'no such field is known': 'ein solches Feld ist nicht bekannt',
    'not readable': 'nicht lesbar',
    'The file': 'Die Datei',
    'The typed data takes too long to hash: {0}.': 'Diese typisierten Daten zu hashen dauert zu lange: {0}.',
    'it has more than {0} types': 'sie haben mehr als {0} Typen',
    'its types have more than {0} fields': 'ihre Typen haben mehr als {0} Felder',
    'its values are too many for their types': 'ihre Werte sind zu viele für ihre Typen',
    'it nests more than {0} levels': 'sie sind mehr als {0} Ebenen tief verschachtelt',
    'a value of type {0} is {1} characters long': 'ein Wert vom Typ {0} ist {1} Zeichen lang',
    '"{0}" is not the version of a Safe.': '„{0}“ ist nicht die Version eines Safes.',
    'The link was refused at “{0}”: {1}.': 'Der Link wurde bei „{0}“ abgelehnt: {1}.',
    'there are more than {0}': 'es sind mehr als {0}',
    'it is cut off': 'er ist abgeschnitten',
    'its length is written in a longer way': 'seine Länge ist umständlich geschrieben',
    'it is too long': 'er ist zu lang',
    'it has {0} bytes, not 20': 'er hat {0} Bytes, nicht 20',
    'it is written in a longer way': 'er ist umständlich geschrieben',
    'it is no text': 'er ist kein Text',
    'it is larger than 256 bits': 'er ist größer als 256 Bit',
    'it is longer than any transaction': 'er ist länger als jede Transaktion',
    'it does not begin with {0}': 'er beginnt nicht mit {0}',
    'it has letters that no link has': 'er enthält Zeichen, die kein Link hat',
    'something follows its end': 'nach seinem Ende folgt noch etwas',
    'it is not that of the fields and signatures': 'sie gehört nicht zu den Feldern und Signaturen',
    'it is no JSON': 'er ist kein JSON',
    'it is malformed': 'er ist fehlerhaft',
    'its data does not fit its types': 'seine Daten passen nicht zu ihren Typen',
    'the fields have another hash than the link says': 'die Felder haben einen anderen Hash, als der Link sagt',
    '{0} smallest units of {1}': '{0} kleinste Einheiten von {1}',
    '{0} smallest units of the native coin': '{0} kleinste Einheiten der Währung der Chain',
    '{0} of token {1}': '{0} vom Token {1}',
    'The code at {0} runs as if it were the Safe. An official library belongs there.':
      'Der Code bei {0} läuft, als wäre er der Safe. Dorthin gehört eine offizielle Bibliothek.',
    'The code at {0} runs as if it were the Safe: it can take everything and replace the Safe itself.':
      'Der Code bei {0} läuft, als wäre er der Safe: Er kann alles nehmen und den Safe selbst ersetzen.',
    'Bytes of the data without a meaning in {0}: {1}.': 'Bytes der Daten ohne Bedeutung in {0}: {1}.',
    'The function is a guess by its selector: {0}.': 'Die Funktion ist nach ihrem Selektor geraten: {0}.',
    'What {0} does with this data is not known.': 'Was {0} mit diesen Daten tut, ist nicht bekannt.',
    'Calls are nested deeper than this check reads.': 'Die Aufrufe sind tiefer verschachtelt, als diese Prüfung liest.',
    'The batch is not run as the Safe: its calls come from the batch contract.':
      'Der Stapel läuft nicht als der Safe: Seine Aufrufe kommen vom Stapel-Vertrag.',
    'The batch cannot be read from byte {0} on; what it does is not known.':
      'Der Stapel ist ab Byte {0} nicht lesbar; was er tut, ist nicht bekannt.',
    'The calls of the batch send {0} together.': 'Die Aufrufe des Stapels senden zusammen {0}.',
    'The batch contains a call of the Safe to itself, which can change its settings.':
      'Der Stapel enthält einen Aufruf des Safes an sich selbst, der seine Einstellungen ändern kann.',
    'The symbol of the token {0} seems made to be taken for another one.':
      'Das Symbol des Tokens {0} scheint gemacht, um für ein anderes gehalten zu werden.',
    'It signs a transaction of {0}: check that one too.':
      'Sie signiert eine Transaktion von {0}: Prüfen Sie auch diese.',
    'The message is then signed by the Safe for anyone who asks.':
      'Die Nachricht ist danach vom Safe für jeden signiert, der fragt.',
    'Control over {0} changes.': 'Die Kontrolle über {0} wechselt.',
    'What the Safe answers to signature checks changes.': 'Was der Safe auf Signaturprüfungen antwortet, ändert sich.',
    'Up to the limit, the beneficiary can then spend without any owner’s signature.':
      'Bis zum Limit kann der Begünstigte danach ohne Signatur eines Eigentümers ausgeben.',
    '{0} can then take all of it, now and later.': '{0} kann danach alles davon nehmen, jetzt und später.',
    '{0} can then take what is allowed without another signature.':
      '{0} kann danach das Erlaubte ohne weitere Signatur nehmen.',
    'The code of the Safe is replaced.': 'Der Code des Safes wird ersetzt.',
    'The code of the Safe is replaced by the official {0} {1}.':
      'Der Code des Safes wird durch den offiziellen {0} {1} ersetzt.',
    'The code of the Safe is replaced by {0}, which is no official one: whoever wrote it controls everything.':
      'Der Code des Safes wird durch {0} ersetzt, und das ist kein offizieller: Wer ihn schrieb, bestimmt über alles.',
    'The call goes to the zero address, which newer batch contracts read as this Safe itself.':
      'Der Aufruf geht an die Nulladresse, die neuere Stapel-Verträge als diesen Safe selbst lesen.',
    'Refund fields are set. The gas price is zero, so nothing is paid.':
      'Felder für eine Erstattung sind gesetzt. Der Gaspreis ist null, also wird nichts bezahlt.',
    'at least {0}, without an upper limit,': 'mindestens {0}, ohne Obergrenze,',
    'up to {0}': 'bis zu {0}',
    'The Safe pays {0} to whoever executes.': 'Der Safe zahlt {0} an den, der ausführt.',
    'The Safe pays {0} to {1} when this is executed.': 'Der Safe zahlt {0} an {1}, wenn dies ausgeführt wird.',
    '{0} becomes an owner and can sign.': '{0} wird Eigentümer und kann signieren.',
    '{0} is no longer an owner.': '{0} ist kein Eigentümer mehr.',
    '{0} becomes an owner in place of {1}.': '{0} wird Eigentümer anstelle von {1}.',
    'The code of the Safe is replaced by {0}: whoever wrote it controls everything.':
      'Der Code des Safes wird durch {0} ersetzt: Wer ihn schrieb, bestimmt über alles.',
    '{0} can then move everything without any signature.': '{0} kann danach alles ohne jede Signatur bewegen.',
    'What {0} did for the Safe stops working.': 'Was {0} für den Safe tat, geht nicht mehr.',
    '{0} can then refuse every transaction, its own removal included.':
      '{0} kann danach jede Transaktion verweigern, auch die eigene Entfernung.',
    '{0} can then refuse every module transaction.': '{0} kann danach jede Transaktion von Modulen verweigern.',
    'What the guard refused is possible again.': 'Was der Wächter verweigerte, ist wieder möglich.',
    'What the module guard refused is possible again.': 'Was der Wächter der Module verweigerte, ist wieder möglich.',
    'The Safe no longer answers signature checks and may refuse some tokens.':
      'Der Safe beantwortet keine Signaturprüfungen mehr und nimmt manche Token vielleicht nicht an.',
    '{0} then answers in the name of the Safe, signature checks included.':
      '{0} antwortet danach im Namen des Safes, auch auf Signaturprüfungen.',
    'The threshold is {0} from then on.': 'Von da an sind {0} Signaturen nötig.',
    'The threshold is {0} from then on, instead of {1}.': 'Von da an sind {0} Signaturen nötig statt {1}.',
    'The contract refused the transaction.': 'Der Vertrag hat die Transaktion abgelehnt.',
    'Check the amounts and the state it depends on, then simulate it again. Nothing was spent but gas, if it was mined.':
      'Prüfen Sie die Beträge und wovon sie sonst abhängt, und probieren Sie sie noch einmal aus. Ausgegeben wurde nur Gas, falls sie in einem Block ist.',
    'The maximum fee per gas is larger than any chain can represent.':
      'Die höchste Gebühr je Gas ist größer, als eine Chain darstellen kann.',
    'Enter a lower maximum fee, or let the wallet suggest one.':
      'Geben Sie eine niedrigere Höchstgebühr ein, oder lassen Sie die Wallet eine vorschlagen.',
    'The maximum fee per gas is below what the next block asks for.':
      'Die höchste Gebühr je Gas liegt unter dem, was der nächste Block verlangt.',
    'Raise the maximum fee, or wait until the network is less busy.':
      'Erhöhen Sie die Höchstgebühr, oder warten Sie, bis das Netz weniger ausgelastet ist.',
    'The paying account does not hold enough for the value and the fee.':
      'Das zahlende Konto hat nicht genug für Betrag und Gebühr.',
    'Send it some of the native coin, or pay with another account.':
      'Senden Sie ihm etwas von der Währung der Chain, oder zahlen Sie mit einem anderen Konto.',
    'The gas limit is more than a block can hold.': 'Das Gaslimit ist mehr, als ein Block fassen kann.',
    'Lower the gas limit, or split the batch into smaller ones.':
      'Senken Sie das Gaslimit, oder teilen Sie den Stapel in kleinere.',
    'The gas limit is too low even to start the transaction.':
      'Das Gaslimit reicht nicht einmal, um die Transaktion zu beginnen.',
    'Raise the gas limit, or leave it empty to have it estimated.':
      'Erhöhen Sie das Gaslimit, oder lassen Sie es leer, damit es geschätzt wird.',
    'The paying account has used every nonce it can have.':
      'Das zahlende Konto hat jede Nonce verbraucht, die es haben kann.',
    'Pay with another account.': 'Zahlen Sie mit einem anderen Konto.',
    'The paying account has transactions missing before this one.':
      'Dem zahlenden Konto fehlen Transaktionen vor dieser.',
    'Wait for its pending transactions, or reset its activity in the wallet.':
      'Warten Sie auf seine ausstehenden Transaktionen, oder setzen Sie seine Aktivität in der Wallet zurück.',
    'The paying account has already sent a transaction with this number.':
      'Das zahlende Konto hat mit dieser Nummer schon eine Transaktion gesendet.',
    'It may be this one: look at the history before you try again.':
      'Vielleicht ist es diese: Sehen Sie in den Verlauf, bevor Sie es noch einmal versuchen.',
    'The priority fee is higher than the maximum fee.': 'Die Prioritätsgebühr ist höher als die Höchstgebühr.',
    'Lower the priority fee, or raise the maximum fee.':
      'Senken Sie die Prioritätsgebühr, oder erhöhen Sie die Höchstgebühr.',
    'The chain does not know this type of transaction.': 'Die Chain kennt diese Art von Transaktion nicht.',
    'Choose the legacy type in the wallet.': 'Wählen Sie in der Wallet die alte Art („legacy“).',
    'The node refused the request and the reason is not known here.':
      'Der Knoten hat die Anfrage abgelehnt; der Grund ist hier nicht bekannt.',
    'Try again; if it persists, ask another node.':
      'Versuchen Sie es noch einmal; bleibt es dabei, fragen Sie einen anderen Knoten.',
    'A pending transaction with this number pays more.': 'Eine ausstehende Transaktion mit dieser Nummer zahlt mehr.',
    'Raise both fees by at least a tenth, or wait for the pending one.':
      'Erhöhen Sie beide Gebühren um mindestens ein Zehntel, oder warten Sie auf die ausstehende.',
    'The contract refused the transaction: {0}': 'Der Vertrag hat die Transaktion abgelehnt: {0}',
    'the Safe could not be initialised': 'der Safe ließ sich nicht initialisieren',
    'the Safe has not been set up': 'der Safe ist nicht eingerichtet',
    'the contract to call during set-up does not exist':
      'den Vertrag, der bei der Einrichtung aufzurufen ist, gibt es nicht',
    'the gas limit does not leave enough gas for the transaction itself':
      'das Gaslimit lässt nicht genug Gas für die Transaktion selbst',
    'the Safe cannot pay the refund in the native coin':
      'der Safe kann die Erstattung nicht in der Währung der Chain zahlen',
    'the Safe cannot pay the refund in the chosen token':
      'der Safe kann die Erstattung nicht im gewählten Token zahlen',
    'the call that the Safe makes fails': 'der Aufruf, den der Safe macht, schlägt fehl',
    'there are fewer signatures than the threshold asks for': 'es sind weniger Signaturen als nötig',
    'a contract signature points into the part of the other signatures':
      'eine Vertragssignatur zeigt in den Teil der anderen Signaturen',
    'a contract signature points beyond the end of the signatures':
      'eine Vertragssignatur zeigt über das Ende der Signaturen hinaus',
    'a contract signature is cut off': 'eine Vertragssignatur ist abgeschnitten',
    'a contract owner does not accept its signature': 'ein Vertrag als Eigentümer nimmt seine Signatur nicht an',
    'an owner has not approved the hash': 'ein Eigentümer hat den Hash nicht genehmigt',
    'a signature is of no owner, out of order, or for another transaction':
      'eine Signatur ist von keinem Eigentümer, falsch eingeordnet oder für eine andere Transaktion',
    'the data given for a contract signature does not belong to the hash':
      'die Daten zu einer Vertragssignatur gehören nicht zum Hash',
    'only an owner can approve a hash': 'nur ein Eigentümer kann einen Hash genehmigen',
    'only the Safe itself can call this': 'nur der Safe selbst kann dies aufrufen',
    'the modules have been set up already': 'die Module sind schon eingerichtet',
    'the address cannot be a module': 'die Adresse kann kein Modul sein',
    'the module is enabled already': 'das Modul ist schon eingeschaltet',
    'the module is not where the list of modules should have it':
      'das Modul steht nicht, wo es in der Liste der Module stehen sollte',
    'only an enabled module can call this': 'nur ein eingeschaltetes Modul kann dies aufrufen',
    'the list of modules cannot start there': 'die Liste der Module kann dort nicht beginnen',
    'the page of modules is too small': 'die Seite der Module ist zu klein',
    'the owners have been set up already': 'die Eigentümer sind schon eingerichtet',
    'the threshold would be more than the number of owners': 'es wären mehr Signaturen nötig, als es Eigentümer gibt',
    'the threshold would be zero': 'es wären null Signaturen nötig',
    'the address cannot be an owner': 'die Adresse kann kein Eigentümer sein',
    'the address is an owner already': 'die Adresse ist schon Eigentümer',
    'the owner is not where the list of owners should have it':
      'der Eigentümer steht nicht, wo er in der Liste der Eigentümer stehen sollte',
    'the guard is no guard contract': 'der Wächter ist kein Wächter-Vertrag',
    'the module guard is no guard contract': 'der Wächter der Module ist kein Wächter-Vertrag',
    'the Safe cannot be its own fallback handler': 'der Safe kann nicht sein eigener Fallback-Handler sein',
    'the Safe holds too little of the chain’s coin': 'der Safe hat zu wenig von der Währung der Chain',
    "The wallet's answer is not a signature of 65 bytes (it has {0}).":
      'Die Antwort der Wallet ist keine Signatur von 65 Bytes (sie hat {0}).',
    "The wallet's answer ends in {0}, which no signature does.":
      'Die Antwort der Wallet endet auf {0}, und das tut keine Signatur.',
    'fallback handler': 'Fallback-Handler',
    guard: 'Wächter',
    implementation: 'Code',
    'module guard': 'Wächter der Module',
    modules: 'Module',
    owners: 'Eigentümer',
    threshold: 'nötige Signaturen',
    'Nobody could try it out on your node.': 'Niemand konnte es auf Ihrem Knoten ausprobieren.',
    'Tried out on your node, it succeeds.': 'Auf Ihrem Knoten ausprobiert, gelingt es.',
    'Tried out on your node, it fails.': 'Auf Ihrem Knoten ausprobiert, schlägt es fehl.',
    'Tried out on your node, it fails: {0}.': 'Auf Ihrem Knoten ausprobiert, schlägt es fehl: {0}.',
    'other storage': 'anderer Speicher',
    'It changes the Safe itself: {0}.': 'Es ändert den Safe selbst: {0}.',
    'Your node does not say what would change in the Safe.': 'Ihr Knoten sagt nicht, was sich am Safe ändern würde.',
    'The contract {0} does not accept this signature for what was shown.':
      'Der Vertrag {0} nimmt diese Signatur für das Gezeigte nicht an.',
    'A scan outside of this browser found an issue.': 'Eine Prüfung außerhalb dieses Browsers hat etwas gefunden.',
    'No scan is available; that says nothing about the risk.':
      'Keine Prüfung von außen ist verfügbar; das sagt nichts über die Gefahr.',
    'The note is signed by {0}.': 'Die Notiz ist von {0} signiert.',
    'The proposal is signed by {0}.': 'Der Vorschlag ist von {0} signiert.',
    'That the note is by {0} is only claimed by the service.': 'Dass die Notiz von {0} ist, behauptet nur der Dienst.',
    'That the proposal is by {0} is only claimed by the service.':
      'Dass der Vorschlag von {0} ist, behauptet nur der Dienst.',
    'No foreign code runs in the place of the Safe.': 'Kein fremder Code läuft an der Stelle des Safes.',
    'The service calls this delegatecall trusted; that counts for nothing here.':
      'Der Dienst nennt diesen delegatecall vertrauenswürdig; das zählt hier nichts.',
    'Code at {0} would run in the place of the Safe, and could not be checked.':
      'Code bei {0} würde an der Stelle des Safes laufen und konnte nicht geprüft werden.',
    'There is no contract at {0}: the call would do nothing and count as done.':
      'Bei {0} ist kein Vertrag: Der Aufruf würde nichts tun und als getan gelten.',
    'Code at {0}, which is no official library, would run in the place of the Safe and can change everything in it.':
      'Code bei {0}, der keine offizielle Bibliothek ist, würde an der Stelle des Safes laufen und kann alles darin ändern.',
    'The delegatecall goes to the official {0} {1}.': 'Der delegatecall geht an den offiziellen {0} {1}.',
    'The batch cannot be read from byte {0} on.': 'Der Stapel ist ab Byte {0} nicht lesbar.',
    'Calls are nested too deep to be shown.': 'Die Aufrufe sind zu tief verschachtelt, um gezeigt zu werden.',
    '{0} bytes of the call to {1} are not explained by its arguments.':
      '{0} Bytes des Aufrufs an {1} werden durch seine Argumente nicht erklärt.',
    'The call to {0} is encoded in an unusual way.': 'Der Aufruf an {0} ist ungewöhnlich kodiert.',
    'The arguments of the call to {0} cannot be read.': 'Die Argumente des Aufrufs an {0} sind nicht lesbar.',
    '{0} is the official {1}.': '{0} ist der offizielle {1}.',
    'The service names a {0} that is not the official one.':
      'Der Dienst nennt als {0} einen Vertrag, der nicht der offizielle ist.',
    'chain id': 'Nummer der Chain',
    'currency decimals': 'Dezimalstellen der Währung',
    'currency symbol': 'Symbol der Währung',
    explorer: 'Explorer',
    'short name': 'Kurzname',
    'The service gives the {0} as configured.': '{0}: Der Dienst sagt, was konfiguriert ist.',
    'The service gives another {0} than configured; the configured one is used.':
      '{0}: Der Dienst sagt etwas anderes, als konfiguriert ist; es gilt das Konfigurierte.',
    'Executing pays nothing out of the Safe.': 'Das Ausführen zahlt nichts aus dem Safe.',
    'Executing pays at most {0} out of the Safe.': 'Das Ausführen zahlt höchstens {0} aus dem Safe.',
    'Executing pays a refund ({0}) out of the Safe.': 'Das Ausführen zahlt eine Erstattung ({0}) aus dem Safe.',
    'Executing pays a refund ({0}) out of the Safe to somebody you do not know.':
      'Das Ausführen zahlt eine Erstattung ({0}) aus dem Safe an jemanden, den Sie nicht kennen.',
    'How old the answers of the service are is not known.':
      'Wie alt die Antworten des Dienstes sind, ist nicht bekannt.',
    'The service is {0} blocks behind.': 'Der Dienst ist {0} Blöcke zurück.',
    'The service claims to be {0} blocks ahead of the chain.':
      'Der Dienst behauptet, der Chain {0} Blöcke voraus zu sein.',
    'The service is up to date.': 'Der Dienst ist auf dem neuesten Stand.',
    'For nonce {0} you signed another transaction here.':
      'Für Nonce {0} haben Sie hier eine andere Transaktion signiert.',
    'Your signature is there.': 'Ihre Signatur ist da.',
    'You signed this here, but the service does not show your signature. It can be sent again.':
      'Sie haben dies hier signiert, aber der Dienst zeigt Ihre Signatur nicht. Sie kann noch einmal gesendet werden.',
    'The message is made for this Safe itself: signing it would act for the Safe.':
      'Die Nachricht ist für diesen Safe selbst gemacht: Sie zu signieren hieße, für den Safe zu handeln.',
    'The message is made for chain {0}.': 'Die Nachricht ist für Chain {0} gemacht.',
    'The message is a bare hash: nobody can see what is signed.':
      'Die Nachricht ist ein bloßer Hash: Niemand kann sehen, was signiert wird.',
    'The message is a text.': 'Die Nachricht ist ein Text.',
    'The message is a transaction or message of a Safe in disguise.':
      'Die Nachricht ist eine verkleidete Transaktion oder Nachricht eines Safes.',
    'Signing this {0} lets somebody move tokens of the Safe.':
      'Wer dies ({0}) signiert, lässt jemanden Token des Safes bewegen.',
    'Signing this {0} lets somebody act or trade for the Safe.':
      'Wer dies ({0}) signiert, lässt jemanden für den Safe handeln.',
    'The message is typed data ({0}).': 'Die Nachricht besteht aus typisierten Daten ({0}).',
    'You signed a transaction with nonce {0} here that the service does not show. Whoever kept the signatures ({1}) can still use them; only another transaction with that nonce ends this.':
      'Sie haben hier eine Transaktion mit Nonce {0} signiert, die der Dienst nicht zeigt. Wer die Signaturen ({1}) behalten hat, kann sie noch verwenden; nur eine andere Transaktion mit dieser Nonce beendet das.',
    'Several transactions wait for nonce {0}; only one of them can be executed.':
      'Mehrere Transaktionen warten auf Nonce {0}; nur eine davon kann ausgeführt werden.',
    'The next nonce is not known.': 'Die nächste Nonce ist nicht bekannt.',
    'The next free nonce is {0}.': 'Die nächste freie Nonce ist {0}.',
    'The service recommends nonce {0}; the next free one is {1}.':
      'Der Dienst empfiehlt Nonce {0}; die nächste freie ist {1}.',
    'The recipient is in your address book.': 'Der Empfänger steht in Ihrem Adressbuch.',
    'The recipient resembles {0}, which you know, but is another address.':
      'Der Empfänger ähnelt {0}, die Sie kennen, ist aber eine andere Adresse.',
    'The Safe has sent to this recipient before.': 'Der Safe hat schon früher an diesen Empfänger gesendet.',
    'The recipient is new to you.': 'Der Empfänger ist Ihnen neu.',
    '{0} could not be read from the chain.': '{0} konnte nicht von der Chain gelesen werden.',
    'The service speaks of this Safe.': 'Der Dienst spricht von diesem Safe.',
    'The service answered for another Safe.': 'Der Dienst antwortete für einen anderen Safe.',
    'The service speaks of this chain.': 'Der Dienst spricht von dieser Chain.',
    'The service answered for another chain.': 'Der Dienst antwortete für eine andere Chain.',
    'You pinned this Safe.': 'Sie haben diesen Safe angeheftet.',
    'This address resembles {0}, which you pinned, but is another one.':
      'Diese Adresse ähnelt {0}, die Sie angeheftet haben, ist aber eine andere.',
    'You have not pinned this Safe yet. Check its address with another owner.':
      'Sie haben diesen Safe noch nicht angeheftet. Vergleichen Sie seine Adresse mit einem anderen Eigentümer.',
    'There is no contract at this address.': 'An dieser Adresse ist kein Vertrag.',
    'The contract is an official Safe proxy.': 'Der Vertrag ist ein offizieller Safe-Proxy.',
    'The contract at this address is no official Safe proxy.':
      'Der Vertrag an dieser Adresse ist kein offizieller Safe-Proxy.',
    'It runs the official code of {0} {1}.': 'Er läuft mit dem offiziellen Code von {0} {1}.',
    'It runs code that is no official release of Safe.':
      'Er läuft mit Code, der keine offizielle Veröffentlichung von Safe ist.',
    'The Safe does not say its version.': 'Der Safe sagt seine Version nicht.',
    'Version {0} is what its code is.': 'Version {0} ist auch die seines Codes.',
    'Its code is not of the version that it says.': 'Sein Code ist nicht von der Version, die er nennt.',
    'The Safe does not say what its signatures are bound to.':
      'Der Safe sagt nicht, woran seine Signaturen gebunden sind.',
    'Signatures are bound to this Safe and chain.': 'Signaturen sind an diesen Safe und diese Chain gebunden.',
    'The Safe binds signatures to something else than this Safe and chain.':
      'Der Safe bindet Signaturen an etwas anderes als diesen Safe und diese Chain.',
    'No fallback handler is set.': 'Kein Fallback-Handler ist gesetzt.',
    'The fallback handler is the official {0} {1}.': 'Der Fallback-Handler ist der offizielle {0} {1}.',
    'The fallback handler is no official one: it can answer for the Safe.':
      'Der Fallback-Handler ist kein offizieller: Er kann für den Safe antworten.',
    'The Safe does not say who owns it.': 'Der Safe sagt nicht, wem er gehört.',
    'Your account is an owner.': 'Ihr Konto ist Eigentümer.',
    'Your account is no owner of this Safe.': 'Ihr Konto ist kein Eigentümer dieses Safes.',
    'The node answers with an older state than this browser has seen.':
      'Der Knoten antwortet mit einem älteren Stand, als dieser Browser schon gesehen hat.',
    nonce: 'Nonce',
    version: 'Version',
    'The chain does not say the {0}.': '{0}: Die Chain sagt es nicht.',
    'The service gives the {0} as the chain does.': '{0}: Der Dienst sagt dasselbe wie die Chain.',
    'The service is wrong about the {0}. What the chain says is used.':
      '{0}: Der Dienst irrt sich. Es gilt, was die Chain sagt.',
    'An owner has signed this very transaction.': 'Ein Eigentümer hat genau diese Transaktion signiert.',
    'No owner has signed this. That somebody proposed it is only the service’s word.':
      'Kein Eigentümer hat dies signiert. Dass es jemand vorgeschlagen hat, ist nur das Wort des Dienstes.',
    'The target runs its own code.': 'Das Ziel läuft mit eigenem Code.',
    'The explanation is of the code that the target runs.': 'Die Erklärung gehört zu dem Code, mit dem das Ziel läuft.',
    'The target can be changed by its owner; it now runs {0}.':
      'Das Ziel kann von seinem Eigentümer geändert werden; jetzt läuft es mit {0}.',
    'This token calls itself {0}, but is not the {1} of this chain.':
      'Dieses Token nennt sich {0}, ist aber nicht {1} dieser Chain.',
    'The hash could not be computed: the version of the Safe is not known.':
      'Der Hash ließ sich nicht berechnen: Die Version des Safes ist nicht bekannt.',
    'The fields are not those of a transaction.': 'Die Felder sind nicht die einer Transaktion.',
    'The transaction belongs to another Safe.': 'Die Transaktion gehört zu einem anderen Safe.',
    'The hash is the hash of these fields.': 'Der Hash ist der Hash dieser Felder.',
    'The fields were changed: they do not hash to what the service says.':
      'Die Felder wurden geändert: Ihr Hash ist nicht der, den der Dienst nennt.',
    'This is the transaction that the link names.': 'Das ist die Transaktion, die der Link nennt.',
    'This is not the transaction that the link names.': 'Das ist nicht die Transaktion, die der Link nennt.',
    'It does nothing but use up its nonce.': 'Sie tut nichts, als ihre Nonce zu verbrauchen.',
    'It is called a rejection, but it does something.': 'Sie heißt Ablehnung, tut aber etwas.',
    'Signatures of this old version are valid on every chain where the Safe has this address.':
      'Signaturen dieser alten Version gelten auf jeder Chain, auf der der Safe diese Adresse hat.',
    'The next nonce of the Safe is not known.': 'Die nächste Nonce des Safes ist nicht bekannt.',
    'Nonce {0} is used up: by this transaction, or by another one.':
      'Nonce {0} ist verbraucht: von dieser Transaktion oder von einer anderen.',
    'Nonce {0} is open; the next one is {1}.': 'Nonce {0} ist offen; die nächste ist {1}.',
    'Signatures cannot be counted: owners and threshold are not known.':
      'Signaturen lassen sich nicht zählen: Eigentümer und nötige Signaturen sind nicht bekannt.',
    'None of the signatures belongs to this transaction: it was put in the place of another one.':
      'Keine der Signaturen gehört zu dieser Transaktion: Sie wurde an die Stelle einer anderen gesetzt.',
    '{0} of {1} signatures are valid.': '{0} von {1} Signaturen sind gültig.',
    '{0} more signatures do not count.': '{0} weitere Unterschriften zählen nicht.',
    'The service gives more than {0} signatures. Only the first {1} were checked.':
      'Der Dienst gibt mehr als {0} Unterschriften an. Nur die ersten {1} wurden geprüft.',
    'The service says that {0} signatures are needed; it is {1}.':
      'Der Dienst sagt, {0} Signaturen seien nötig; es sind {1}.',
    'could not be checked on chain': 'konnte nicht auf der Chain geprüft werden',
    'is refused by the contract that is said to have signed': 'wird von dem Vertrag abgelehnt, der signiert haben soll',
    'could not be put before the contract that is said to have signed':
      'konnte dem Vertrag, der signiert haben soll, nicht vorgelegt werden',
    'is by an owner who was counted already': 'ist von einem Eigentümer, der schon gezählt ist',
    'is genuine, but by somebody who is no owner any more': 'ist echt, aber von jemandem, der kein Eigentümer mehr ist',
    'is by somebody who is no owner': 'ist von jemandem, der kein Eigentümer ist',
    'is an approval that is not on chain': 'ist eine Genehmigung, die nicht auf der Chain ist',
    'is more than one signature': 'ist mehr als eine Signatur',
    'was made by no account': 'ist von keinem Konto',
    'was made by another account or for something else': 'ist von einem anderen Konto oder für etwas anderes',
    'could not be matched with owners': 'konnte keinem Eigentümer zugeordnet werden',
    'is missing': 'fehlt',
    'cannot be read': 'ist nicht lesbar',
    'is valid': 'ist gültig',
    'The signature of {0} {1}.': 'Die Signatur von {0} {1}.',
    'The token is on no list of yours.': 'Das Token steht auf keiner Ihrer Listen.',
    'Nothing was transferred: such events are made to put an address into the history.':
      'Nichts wurde übertragen: Solche Ereignisse werden gemacht, um eine Adresse in den Verlauf zu bringen.',
    'The Safe did not start this transfer.': 'Der Safe hat diese Übertragung nicht begonnen.',
    '{0} resembles {1}, which you know, but is another address.':
      '{0} ähnelt {1}, die Sie kennen, ist aber eine andere Adresse.',
    'The transfer is what it looks like.': 'Die Übertragung ist, wonach sie aussieht.',
    executor: 'Ausführender',
    outcome: 'Ergebnis',
    time: 'Zeit',
    transaction: 'Transaktion',
    'The {0} could not be read.': '{0}: konnte nicht gelesen werden.',
    'The {0} is as on the chain.': '{0}: wie auf der Chain.',
    "The service gives another {0} than the chain; the chain's is used.":
      '{0}: Der Dienst sagt etwas anderes als die Chain; es gilt die Chain.',
    'Owners or threshold on one of the chains are not known.':
      'Eigentümer oder nötige Signaturen sind auf einer der Chains nicht bekannt.',
    'On chain {0} it has the same owners and threshold.':
      'Auf Chain {0} hat er dieselben Eigentümer und ebenso viele nötige Signaturen.',
    'On chain {0} it has other owners or another threshold.':
      'Auf Chain {0} hat er andere Eigentümer oder braucht andere Signaturen.',
    '{0} has no approval of {1} for this transaction.': '{0} hat keine Genehmigung von {1} für diese Transaktion.',
    'This message is not signed.': 'Diese Nachricht wird nicht signiert.',
    'Only a verified transaction or message can be signed.':
      'Nur eine geprüfte Transaktion oder Nachricht kann signiert werden.',
    'What would go to the wallet is not what is on this screen. Nothing was signed or sent.':
      'Was an die Wallet ginge, ist nicht, was auf diesem Bildschirm steht. Nichts wurde signiert oder gesendet.',
    'The signature is not by {0} over what was shown.': 'Die Signatur ist nicht von {0} über das Gezeigte.',
    'The Safe accepts the signatures and executes.': 'Der Safe nimmt die Signaturen an und führt aus.',
    'The suggested gas is enough.': 'Das vorgeschlagene Gas reicht.',
    'With the suggested gas it would fail and use up its nonce.':
      'Mit dem vorgeschlagenen Gas würde sie fehlschlagen und ihre Nonce verbrauchen.',
    'The Safe refuses the execution.': 'Der Safe lehnt die Ausführung ab.',
    'The Safe refuses the execution: {0}.': 'Der Safe lehnt die Ausführung ab: {0}.',
    'The execution could not be tried. {0}': 'Die Ausführung ließ sich nicht ausprobieren. {0}',
    'The node did not answer.': 'Der Knoten hat nicht geantwortet.',
    'No node is set for this chain: nothing could be verified.':
      'Für diese Chain ist kein Knoten gesetzt: Nichts konnte geprüft werden.',
    'Verification stopped: {0}': 'Die Prüfung brach ab: {0}',
    balance: 'Guthaben',
    decimals: 'Dezimalstellen',
    symbol: 'Symbol',
    'The token does not say its {0}.': '{0}: Das Token sagt es nicht.',
    'The {0} is from the chain.': '{0}: von der Chain.',
    "The service gives another {0} than the token itself; the token's is used.":
      '{0}: Der Dienst sagt etwas anderes als das Token selbst; es gilt das Token.',
    'The factory is no official one: nobody can say what it makes.':
      'Die Fabrik ist keine offizielle: Niemand kann sagen, was sie macht.',
    'The code that it would run is no official release of Safe.':
      'Der Code, mit dem er liefe, ist keine offizielle Veröffentlichung von Safe.',
    'This set-up gives this address.': 'Diese Einrichtung ergibt diese Adresse.',
    'This set-up gives another address: money sent to the one shown would be lost.':
      'Diese Einrichtung ergibt eine andere Adresse: Geld an die gezeigte wäre verloren.',
    'The set-up cannot be read.': 'Die Einrichtung ist nicht lesbar.',
    'Foreign code would run in the place of the Safe while it is set up.':
      'Während der Einrichtung würde fremder Code an der Stelle des Safes laufen.',
    'Creating it pays {0} to {1}.': 'Die Erstellung zahlt {0} an {1}.',
    'The threshold does not fit the owners.': 'Die nötigen Signaturen passen nicht zu den Eigentümern.',
    'The set-up has other owners than those shown.': 'Die Einrichtung hat andere Eigentümer als die gezeigten.',
    'The set-up has another threshold than the one shown.': 'Die Einrichtung verlangt andere Signaturen als gezeigt.',
    'The official {0} {1} is on this chain.': 'Der offizielle {0} {1} ist auf dieser Chain.',
    'The official {0} {1} is not on this chain ({2}).': 'Der offizielle {0} {1} ist nicht auf dieser Chain ({2}).',
    'Other code than the official {0} {1} is at its address on this chain ({2}).':
      'An der Adresse des offiziellen {0} {1} ist auf dieser Chain anderer Code ({2}).',
    code: 'Code',
    'It has no {0}, as planned.': '{0}: keine, wie geplant.',
    'Its {0} are as planned.': '{0}: wie geplant.',
    'Its {0} is as planned.': '{0}: wie geplant.',
    'Its {0} are not what was planned.': '{0}: nicht wie geplant.',
    'Its {0} is not what was planned.': '{0}: nicht wie geplant.',
    'The chain knows of no such transaction.': 'Die Chain kennt keine solche Transaktion.',
    'The chain knows of no such execution.': 'Die Chain kennt keine solche Ausführung.',
    'It does not say what was transferred.': 'Es sagt nicht, was übertragen wurde.',
    'Old versions leave no event when they receive coins: it cannot be confirmed.':
      'Alte Versionen hinterlassen kein Ereignis, wenn sie Geld erhalten: Es lässt sich nicht bestätigen.',
    'The chain knows of no such transfer.': 'Die Chain kennt keine solche Übertragung.',
    'The Safe was created there.': 'Der Safe wurde dort erstellt.',
    'Old versions leave no event when they are set up: it cannot be confirmed.':
      'Alte Versionen hinterlassen kein Ereignis, wenn sie eingerichtet werden: Es lässt sich nicht bestätigen.',
    'The Safe was not created there.': 'Der Safe wurde dort nicht erstellt.',
    'What was called is not to be seen on the chain.': 'Was aufgerufen wurde, ist auf der Chain nicht zu sehen.',
    'It did what the service says.': 'Es tat, was der Dienst sagt.',
    'It did something else than the service says; what is shown is what the chain has.':
      'Es tat etwas anderes, als der Dienst sagt; gezeigt wird, was die Chain hat.',
    'The transaction is not in a block yet.': 'Die Transaktion ist noch in keinem Block.',
    'It was executed.': 'Sie wurde ausgeführt.',
    'It was executed and failed inside; its nonce is used up.':
      'Sie wurde ausgeführt und schlug innen fehl; ihre Nonce ist verbraucht.',
    'The transaction was refused by the Safe; nothing happened, and the nonce is still open.':
      'Der Safe hat die Transaktion abgelehnt; nichts geschah, und die Nonce ist noch offen.',
    'That transaction did not execute this one.': 'Jene Transaktion hat diese nicht ausgeführt.',
    'The events of the Safe could not be read.': 'Die Ereignisse des Safes konnten nicht gelesen werden.',
    'Executions alone were read, and it is none.': 'Nur Ausführungen wurden gelesen, und es ist keine.',
    'Old versions leave no event for each execution: completeness cannot be shown.':
      'Alte Versionen hinterlassen nicht für jede Ausführung ein Ereignis: Vollständigkeit lässt sich nicht zeigen.',
    'All {0} executions are known.': 'Alle {0} Ausführungen sind bekannt.',
    '{0} executions left an event, but the nonce is {1}: the history is not complete, or the Safe was tampered with.':
      '{0} Ausführungen hinterließen ein Ereignis, aber die Nonce ist {1}: Der Verlauf ist nicht vollständig, oder am Safe wurde manipuliert.',
    'The service does not show an execution by a module.': 'Der Dienst zeigt eine Ausführung durch ein Modul nicht.',
    'The service does not show an execution.': 'Der Dienst zeigt eine Ausführung nicht.',
    'The Safe accepts the signature.': 'Der Safe nimmt die Signatur an.',
    'The Safe does not accept the signature.': 'Der Safe nimmt die Signatur nicht an.',
    'The Safe could not be asked whether it accepts the signature. {0}':
      'Der Safe konnte nicht gefragt werden, ob er die Signatur annimmt. {0}',
    'The message cannot be hashed: its data does not fit its types.':
      'Die Nachricht lässt sich nicht hashen: Ihre Daten passen nicht zu ihren Typen.',
    'The hash is the hash of this message.': 'Der Hash ist der Hash dieser Nachricht.',
    'The message was changed: it does not hash to what the service says.':
      'Die Nachricht wurde geändert: Ihr Hash ist nicht der, den der Dienst nennt.',
    'This is the message that the link names.': 'Das ist die Nachricht, die der Link nennt.',
    'This is not the message that the link names.': 'Das ist nicht die Nachricht, die der Link nennt.',
    'The Safe could not be asked whether it accepts the signatures.':
      'Der Safe konnte nicht gefragt werden, ob er die Signaturen annimmt.',
    'The Safe accepts the signatures.': 'Der Safe nimmt die Signaturen an.',
    'The signatures are valid, but the Safe does not accept them: its fallback handler may not support messages.':
      'Die Signaturen sind gültig, aber der Safe nimmt sie nicht an: Sein Fallback-Handler unterstützt vielleicht keine Nachrichten.',
    'A hash is approved for another Safe, and nobody shows what it stands for.':
      'Ein Hash wird für einen anderen Safe genehmigt, und niemand zeigt, wofür er steht.',
    'The transaction shown belongs to another Safe than the one that is addressed.':
      'Die gezeigte Transaktion gehört zu einem anderen Safe als dem angesprochenen.',
    'The approved hash is that of the transaction shown.': 'Der genehmigte Hash ist der der gezeigten Transaktion.',
    'The approved hash is not that of the transaction shown.':
      'Der genehmigte Hash ist nicht der der gezeigten Transaktion.',
    'The inner transaction has the signatures it needs.': 'Die innere Transaktion hat die Signaturen, die sie braucht.',
    'The inner transaction lacks valid signatures: it would be refused.':
      'Der inneren Transaktion fehlen gültige Signaturen: Sie würde abgelehnt.',
    'More than {0} Safes are nested.': 'Mehr als {0} Safes sind ineinander verschachtelt.',
    '{0} is, through other Safes, an owner of itself.': '{0} ist, über andere Safes, Eigentümer seiner selbst.',
    '{0} cannot reach its threshold without its own signature.':
      '{0} kann die nötigen Signaturen nicht ohne die eigene erreichen.',
    'Any one of its {0} owners speaks for {1}.': 'Jeder seiner {0} Eigentümer spricht allein für {1}.',
    'No owner is a Safe.': 'Kein Eigentümer ist ein Safe.',
    '{0} owners are Safes; there is no circle.': '{0} Eigentümer sind Safes; es gibt keinen Kreis.',
    'the chain does not show which.': 'Die Chain zeigt nicht, was davon.',
    'the logs of the Safe could not be read.': 'Die Protokolle des Safes konnten nicht gelesen werden.',
    'the node does not show logs that are old enough.': 'Der Knoten zeigt keine Protokolle, die alt genug sind.',
    'It was executed: the Safe’s own log says so.': 'Sie wurde ausgeführt: Das eigene Protokoll des Safes sagt es.',
    'Another transaction took nonce {0}: this one can never be executed.':
      'Eine andere Transaktion nahm Nonce {0}: Diese kann nie mehr ausgeführt werden.',
    'Whether it was executed or replaced is not known: {0}':
      'Ob sie ausgeführt oder ersetzt wurde, ist nicht bekannt: {0}',
    nobody: 'niemand',
    'unknown code': 'unbekannter Code',
    success: 'gelungen',
    failure: 'fehlgeschlagen',
    complete: 'vollständig',
    incomplete: 'unvollständig',
    nothing: 'nichts',
    'not known': 'nicht bekannt',
    unbounded: 'unbegrenzt',
    trusted: 'vertrauenswürdig',
    'no official contract': 'kein offizieller Vertrag',
    'a call, and not a transfer': 'ein Aufruf, keine Übertragung',
  },
  sentences: {
    sendAmount: '{amount} an {recipient} senden',
    sendNft: '{nft} an {recipient} senden',
    sendMultiToken: '{count} vom Token Nummer {tokenId} von {token} an {recipient} senden',
    sendMultiTokens: '{count} Arten von Token von {token} an {recipient} senden',
    collectAmount: '{amount} von {sender} einziehen',
    collectNft: '{nft} von {sender} einziehen',
    collectMultiToken: '{count} vom Token Nummer {tokenId} von {token} bei {sender} einziehen',
    collectMultiTokens: '{count} Arten von Token von {token} bei {sender} einziehen',
    moveMultiToken:
      '{count} vom Token Nummer {tokenId} von {token} durch eine Freigabe von {sender} zu {recipient} bewegen',
    moveMultiTokens: '{count} Arten von Token von {token} durch eine Freigabe von {sender} zu {recipient} bewegen',
    moveTokens: 'Token von {token} durch eine Freigabe von {sender} zu {recipient} bewegen',
    reject: 'Nichts tun und die Nonce verbrauchen (Ablehnung)',
    emptyCall: '{target} ohne Betrag und Daten aufrufen',
    addOwner: 'Eigentümer {owner} hinzufügen und {threshold} von {ownerCount} Signaturen verlangen',
    addOwnerUnknown: 'Eigentümer {owner} hinzufügen und {threshold} Signaturen verlangen',
    removeOwner: 'Eigentümer {owner} entfernen und {threshold} von {ownerCount} Signaturen verlangen',
    removeOwnerUnknown: 'Eigentümer {owner} entfernen und {threshold} Signaturen verlangen',
    swapOwner: 'Eigentümer {oldOwner} durch {newOwner} ersetzen und {threshold} von {ownerCount} beibehalten',
    swapOwnerUnknown: 'Eigentümer {oldOwner} durch {newOwner} ersetzen',
    changeThreshold: '{threshold} von {ownerCount} Signaturen verlangen statt {oldThreshold}',
    changeThresholdUnknown: '{threshold} Signaturen verlangen',
    changeImplementation: 'Den Code des Safes durch {implementation} ersetzen',
    changeImplementationAndHandler:
      'Den Code des Safes durch {implementation} ersetzen und seinen Fallback-Handler durch {handler}',
    enableModule: 'Modul {module} einschalten, das dann ohne Signaturen handeln kann',
    disableModule: 'Modul {module} ausschalten',
    setGuard: 'Wächter {guard} setzen, der dann jede Transaktion verweigern kann',
    deleteGuard: 'Den Wächter entfernen',
    setModuleGuard: 'Wächter der Module {moduleGuard} setzen, der dann jede Transaktion von Modulen verweigern kann',
    deleteModuleGuard: 'Den Wächter der Module entfernen',
    setFallbackHandler: 'Fallback-Handler {handler} setzen',
    deleteFallbackHandler: 'Den Fallback-Handler entfernen',
    configureFallbackHandler: 'Ändern, wie der Fallback-Handler antwortet ({method})',
    approveAmount: '{spender} erlauben, bis zu {amount} auszugeben',
    approveUnlimited: '{spender} erlauben, unbegrenzt von {token} auszugeben',
    approveNft: '{spender} erlauben, {nft} zu nehmen',
    approveUnknown:
      '{spender} erlauben, {value} Einheiten von {token} auszugeben oder das Stück Nummer {value} davon zu nehmen',
    increaseAllowance: '{spender} erlauben, {amount} mehr auszugeben',
    decreaseAllowance: '{spender} erlauben, {amount} weniger auszugeben',
    revokeApproval: 'Die Freigabe für {spender} über {token} zurückziehen',
    approveOperator: '{operator} erlauben, jedes Stück von {token} zu nehmen, das der Safe hat',
    revokeOperator: 'Die Erlaubnis von {operator} zurückziehen, Stücke von {token} zu nehmen',
    permit2Approve: '{spender} erlauben, über Permit2 bis zu {amount} auszugeben',
    permit2ApproveUnlimited: '{spender} erlauben, über Permit2 unbegrenzt von {token} auszugeben',
    addSpender: '{spender} zum Begünstigten von Ausgabenlimits machen',
    removeSpender: 'Alle Ausgabenlimits von {spender} beenden',
    setLimitOnce: '{spender} einmal bis zu {amount} ausgeben lassen, ohne Signaturen',
    setLimitDaily: '{spender} jeden Tag bis zu {amount} ausgeben lassen, ohne Signaturen',
    setLimitDays: '{spender} alle {days} Tage bis zu {amount} ausgeben lassen, ohne Signaturen',
    setLimitMinutes: '{spender} alle {minutes} Minuten bis zu {amount} ausgeben lassen, ohne Signaturen',
    resetLimit: '{spender} das ganze Limit von {token} noch einmal ausgeben lassen',
    resetCoinLimit: '{spender} das ganze Limit der Währung der Chain noch einmal ausgeben lassen',
    endLimit: 'Das Ausgabenlimit von {spender} für {token} beenden',
    endCoinLimit: 'Das Ausgabenlimit von {spender} für die Währung der Chain beenden',
    changeLimits: 'Ausgabenlimits ändern ({count} Aufrufe)',
    payRecipients: '{count} Empfänger bezahlen',
    payAmount: '{amount} an {count} Empfänger zahlen',
    sendSeveral: '{count} Zahlungen an {recipient} leisten',
    sendNfts: '{count} NFTs senden',
    changeOwners: 'Die Eigentümer ändern und {threshold} von {ownerCount} Signaturen verlangen',
    changeOwnersUnknown: 'Die Eigentümer des Safes ändern ({count} Änderungen)',
    changeSettings: '{count} Einstellungen des Safes ändern',
    revokeApprovals: '{count} Token-Freigaben zurückziehen',
    batch: 'Einen Stapel von {count} Aufrufen ausführen',
    batchOfOne: 'Einen Stapel aus einem Aufruf ausführen',
    brokenBatch: 'Einen Stapel ausführen, der nicht lesbar ist',
    execute: '{safe} eine Transaktion ausführen lassen',
    approveHash: 'Den Hash {hash} als Eigentümer von {safe} genehmigen',
    signMessage: 'Eine Nachricht im Namen des Safes auf der Chain signieren',
    deployContract: 'Einen Vertrag bereitstellen',
    createSafe: 'Einen Safe erstellen',
    migrate: 'Den Code des Safes durch den offiziellen {implementation} ersetzen',
    migrateWithHandler:
      'Den Code des Safes durch den offiziellen {implementation} ersetzen und seinen Fallback-Handler durch {handler}',
    transferControl: 'Ändern, wer {target} kontrolliert ({method})',
    call: '{method} bei {target} aufrufen',
    callWithValue: '{method} bei {target} aufrufen und {amount} senden',
    callUnknown: 'Eine unbekannte Funktion ({selector}) bei {target} aufrufen',
    callUnknownWithValue: 'Eine unbekannte Funktion ({selector}) bei {target} aufrufen und {amount} senden',
    delegatecall: 'Den Code von {target} ausführen, als wäre er dieser Safe ({method})',
  },
}
