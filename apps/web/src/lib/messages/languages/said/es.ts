import type { SaidWords } from './SaidWords.ts'

export const said: SaidWords = {
  forms: {
    'The official spending limit module can then pay beneficiaries up to their limits.':
      'El módulo oficial de límites de gasto podrá pagar a los beneficiarios hasta sus límites.',
    'The official {0} {1} then answers in the name of the Safe.':
      'El {0} {1} oficial responde después en nombre del Safe.',
    'It is not on the chain yet: its address is made of these owners and this threshold, and of nothing else.':
      'Aún no está en la cadena: su dirección se compone de estos propietarios y este umbral, y de nada más.',
    'The Safe cannot be created with this transaction: {0}.': 'El Safe no se puede crear con esta transacción: {0}.',
    'its owners, threshold and salt give another address': 'sus propietarios, umbral y sal dan otra dirección',
    'planned: its owners, threshold and salt give another address.':
      'planned: sus propietarios, umbral y sal dan otra dirección.',
    'it is not the first of its Safe': 'no es la primera de su Safe',
    '{0} is none of the owners': '{0} no es ninguno de los propietarios',
    '{0} owners must have signed': 'deben haber firmado {0} propietarios',
    'A part of this page could not be loaded: nobody answered.':
      'Una parte de esta página no se pudo cargar: nadie respondió.',
    'The chain refused the creation; its fee is spent, and nothing was made.':
      'La cadena rechazó la creación; la comisión está gastada y no se hizo nada.',
    'The creation was sent and is not on the chain yet. This page goes on looking for it by itself.':
      'La creación se envió y aún no está en la cadena. Esta página la sigue buscando por sí sola.',
    'The search gave no answer that can be read.': 'La búsqueda no dio una respuesta legible.',
    'The browser does not let the search run.': 'El navegador no deja correr la búsqueda.',
    'The configuration names no chain {0}.': 'La configuración no nombra ninguna cadena {0}.',
    '{0} is no address.': '{0} no es una dirección.',
    'The verification worker does not run: {0}': 'El proceso de verificación no funciona: {0}',
    'its script could not be run.': 'Su script no se pudo ejecutar.',
    'it does not answer.': 'No responde.',
    'The owners could not be followed.': 'No se pudo seguir a los propietarios.',
    'The service linked its next page to another origin.': 'El servicio enlazó su página siguiente a otro origen.',
    'Invalid response content': 'El contenido de la respuesta no es válido',
    'The service did not answer within {0} ms.': 'El servicio no respondió en {0} ms.',
    'The service cannot be reached.': 'No se puede contactar con el servicio.',
    'The list of the service repeats itself after {0} pages.':
      'La lista del servicio se repite después de {0} páginas.',
    'The list of the service did not end within {0} pages.': 'La lista del servicio no terminó en {0} páginas.',
    'The service answered in a form this app does not know at "{0}".':
      'El servicio respondió en «{0}» en una forma que esta app no conoce.',
    'The service answered in a form this app does not know.':
      'El servicio respondió en una forma que esta app no conoce.',
    'The connection to the host was closed before it answered {0}.':
      'La conexión con el anfitrión se cerró antes de que respondiera a {0}.',
    'This page is in no frame of a host, or no host is allowed.':
      'Esta página no está en el marco de un anfitrión, o ninguno está permitido.',
    'The page at {0} shows this one in a frame, and is no allowed host.':
      'La página {0} muestra esta en un marco y no es un anfitrión permitido.',
    'The host refused {0}.': 'El anfitrión rechazó {0}.',
    'The host refused {0}: {1}': 'El anfitrión rechazó {0}: {1}',
    'The host did not answer {0} within {1} seconds.': 'El anfitrión no respondió a {0} en {1} segundos.',
    'The host answered {0} with something that cannot be read.':
      'El anfitrión respondió a {0} con algo que no se puede leer.',
    'A page in a frame is no host.': 'Una página en un marco no es un anfitrión.',
    '{0} was rejected in the host.': '{0} se rechazó en el anfitrión.',
    'The node did not answer {0}.': 'El nodo no respondió a {0}.',
    'The node is on chain {0}, not on chain {1}.': 'El nodo está en la cadena {0}, no en la cadena {1}.',
    'There is no Safe at {0} on chain {1}: {2}.': 'No hay ningún Safe en {0} en la cadena {1}: {2}.',
    'no contract is deployed there': 'allí no hay ningún contrato',
    'the contract does not answer like one': 'el contrato no responde como uno',
    'The file names "{0}" twice, or should not name it at all.':
      'El archivo nombra «{0}» dos veces, o no debería nombrarlo.',
    'The file is no JSON.': 'El archivo no es JSON.',
    'The file is longer than {0} bytes.': 'El archivo tiene más de {0} bytes.',
    'chainId: this is the id of no chain.': 'chainId: no es el número de ninguna cadena.',
    'no such field is known': 'no se conoce tal campo',
    'not readable': 'no se puede leer',
    'The file': 'El archivo',
    'The typed data takes too long to hash: {0}.': 'Calcular el hash de estos datos tipados tarda demasiado: {0}.',
    'it has more than {0} types': 'tienen más de {0} tipos',
    'its types have more than {0} fields': 'sus tipos tienen más de {0} campos',
    'its values are too many for their types': 'sus valores son demasiados para sus tipos',
    'it nests more than {0} levels': 'están anidados en más de {0} niveles',
    'a value of type {0} is {1} characters long': 'un valor de tipo {0} tiene {1} caracteres',
    '"{0}" is not the version of a Safe.': '«{0}» no es la versión de un Safe.',
    'The link was refused at “{0}”: {1}.': 'El enlace se rechazó en «{0}»: {1}.',
    'there are more than {0}': 'hay más de {0}',
    'it is cut off': 'está cortado',
    'its length is written in a longer way': 'su longitud está escrita de forma más larga',
    'it is too long': 'es demasiado largo',
    'it has {0} bytes, not 20': 'tiene {0} bytes, no 20',
    'it is written in a longer way': 'está escrito de forma más larga',
    'it is no text': 'no es texto',
    'it is larger than 256 bits': 'es mayor que 256 bits',
    'it is longer than any transaction': 'es más largo que cualquier transacción',
    'it does not begin with {0}': 'no empieza por {0}',
    'it has letters that no link has': 'tiene caracteres que ningún enlace tiene',
    'something follows its end': 'algo sigue después de su final',
    'it is not that of the fields and signatures': 'no corresponde a los campos y firmas',
    'it is no JSON': 'no es JSON',
    'it is malformed': 'está mal formado',
    'its data does not fit its types': 'sus datos no encajan con sus tipos',
    'the fields have another hash than the link says': 'los campos tienen otro hash que el que dice el enlace',
    '{0} smallest units of {1}': '{0} unidades mínimas de {1}',
    '{0} smallest units of the native coin': '{0} unidades mínimas de la moneda de la cadena',
    '{0} of token {1}': '{0} del token {1}',
    'The code at {0} runs as if it were the Safe. An official library belongs there.':
      'El código en {0} se ejecuta como si fuera el Safe. Ahí corresponde una biblioteca oficial.',
    'The code at {0} runs as if it were the Safe: it can take everything and replace the Safe itself.':
      'El código en {0} se ejecuta como si fuera el Safe: puede llevarse todo y reemplazar el propio Safe.',
    'Bytes of the data without a meaning in {0}: {1}.': 'Bytes de los datos sin significado en {0}: {1}.',
    'The function is a guess by its selector: {0}.': 'La función es una suposición por su selector: {0}.',
    'What {0} does with this data is not known.': 'No se sabe qué hace {0} con estos datos.',
    'Calls are nested deeper than this check reads.':
      'Las llamadas están anidadas más hondo de lo que lee esta comprobación.',
    'The batch is not run as the Safe: its calls come from the batch contract.':
      'El lote no se ejecuta como el Safe: sus llamadas vienen del contrato de lotes.',
    'The batch cannot be read from byte {0} on; what it does is not known.':
      'El lote no se puede leer desde el byte {0}; no se sabe qué hace.',
    'The calls of the batch send {0} together.': 'Las llamadas del lote envían en total {0}.',
    'The batch contains a call of the Safe to itself, which can change its settings.':
      'El lote contiene una llamada del Safe a sí mismo, que puede cambiar sus ajustes.',
    'The symbol of the token {0} seems made to be taken for another one.':
      'El símbolo del token {0} parece hecho para que lo confundan con otro.',
    'It signs a transaction of {0}: check that one too.': 'Firma una transacción de {0}: compruebe también esa.',
    'The message is then signed by the Safe for anyone who asks.':
      'El mensaje queda firmado por el Safe para quien lo pregunte.',
    'Control over {0} changes.': 'Cambia el control sobre {0}.',
    'What the Safe answers to signature checks changes.':
      'Cambia lo que el Safe responde a las comprobaciones de firmas.',
    'Up to the limit, the beneficiary can then spend without any owner’s signature.':
      'Hasta el límite, el beneficiario puede gastar sin la firma de ningún propietario.',
    '{0} can then take all of it, now and later.': '{0} puede llevárselo todo, ahora y más adelante.',
    '{0} can then take what is allowed without another signature.': '{0} puede llevarse lo permitido sin otra firma.',
    'The code of the Safe is replaced.': 'Se reemplaza el código del Safe.',
    'The code of the Safe is replaced by the official {0} {1}.':
      'El código del Safe se reemplaza por el oficial {0} {1}.',
    'The code of the Safe is replaced by {0}, which is no official one: whoever wrote it controls everything.':
      'El código del Safe se reemplaza por {0}, que no es oficial: quien lo escribió lo controla todo.',
    'The call goes to the zero address, which newer batch contracts read as this Safe itself.':
      'La llamada va a la dirección cero, que los contratos de lotes más nuevos leen como este mismo Safe.',
    'Refund fields are set. The gas price is zero, so nothing is paid.':
      'Hay campos de reembolso. El precio del gas es cero, así que no se paga nada.',
    'at least {0}, without an upper limit,': 'al menos {0}, sin límite superior,',
    'up to {0}': 'hasta {0}',
    'The Safe pays {0} to whoever executes.': 'El Safe paga {0} a quien ejecute.',
    'The Safe pays {0} to {1} when this is executed.': 'El Safe paga {0} a {1} cuando esto se ejecuta.',
    '{0} becomes an owner and can sign.': '{0} pasa a ser propietario y puede firmar.',
    '{0} is no longer an owner.': '{0} deja de ser propietario.',
    '{0} becomes an owner in place of {1}.': '{0} pasa a ser propietario en lugar de {1}.',
    'The code of the Safe is replaced by {0}: whoever wrote it controls everything.':
      'El código del Safe se reemplaza por {0}: quien lo escribió lo controla todo.',
    '{0} can then move everything without any signature.': '{0} puede mover todo sin ninguna firma.',
    'What {0} did for the Safe stops working.': 'Lo que {0} hacía para el Safe deja de funcionar.',
    '{0} can then refuse every transaction, its own removal included.':
      '{0} puede rechazar toda transacción, incluida su propia retirada.',
    '{0} can then refuse every module transaction.': '{0} puede rechazar toda transacción de módulos.',
    'What the guard refused is possible again.': 'Lo que la guarda rechazaba vuelve a ser posible.',
    'What the module guard refused is possible again.':
      'Lo que la guarda de los módulos rechazaba vuelve a ser posible.',
    'The Safe no longer answers signature checks and may refuse some tokens.':
      'El Safe deja de responder a comprobaciones de firmas y quizá rechace algunos tokens.',
    '{0} then answers in the name of the Safe, signature checks included.':
      '{0} responde en nombre del Safe, también a comprobaciones de firmas.',
    'The threshold is {0} from then on.': 'Desde entonces se requieren {0} firmas.',
    'The threshold is {0} from then on, instead of {1}.': 'Desde entonces se requieren {0} firmas en lugar de {1}.',
    'The contract refused the transaction.': 'El contrato rechazó la transacción.',
    'Check the amounts and the state it depends on, then simulate it again. Nothing was spent but gas, if it was mined.':
      'Compruebe los importes y aquello de lo que depende, y pruébela otra vez. Solo se gastó gas, si llegó a un bloque.',
    'The maximum fee per gas is larger than any chain can represent.':
      'La comisión máxima por gas es mayor de lo que una cadena puede representar.',
    'Enter a lower maximum fee, or let the wallet suggest one.':
      'Escriba una comisión máxima menor, o deje que la wallet proponga una.',
    'The maximum fee per gas is below what the next block asks for.':
      'La comisión máxima por gas está por debajo de lo que pide el próximo bloque.',
    'Raise the maximum fee, or wait until the network is less busy.':
      'Suba la comisión máxima, o espere a que la red esté menos ocupada.',
    'The paying account does not hold enough for the value and the fee.':
      'La cuenta que paga no tiene bastante para el valor y la comisión.',
    'Send it some of the native coin, or pay with another account.':
      'Envíele algo de la moneda de la cadena, o pague con otra cuenta.',
    'The gas limit is more than a block can hold.': 'El límite de gas es más de lo que cabe en un bloque.',
    'Lower the gas limit, or split the batch into smaller ones.':
      'Baje el límite de gas, o divida el lote en otros más pequeños.',
    'The gas limit is too low even to start the transaction.':
      'El límite de gas no alcanza ni para empezar la transacción.',
    'Raise the gas limit, or leave it empty to have it estimated.':
      'Suba el límite de gas, o déjelo vacío para que se estime.',
    'The paying account has used every nonce it can have.':
      'La cuenta que paga ha usado todos los nonces que puede tener.',
    'Pay with another account.': 'Pague con otra cuenta.',
    'The paying account has transactions missing before this one.':
      'A la cuenta que paga le faltan transacciones antes de esta.',
    'Wait for its pending transactions, or reset its activity in the wallet.':
      'Espere a sus transacciones pendientes, o restablezca su actividad en la wallet.',
    'The paying account has already sent a transaction with this number.':
      'La cuenta que paga ya envió una transacción con este número.',
    'It may be this one: look at the history before you try again.':
      'Puede ser esta: mire el historial antes de intentarlo otra vez.',
    'The priority fee is higher than the maximum fee.': 'La comisión de prioridad es mayor que la máxima.',
    'Lower the priority fee, or raise the maximum fee.': 'Baje la comisión de prioridad, o suba la máxima.',
    'The chain does not know this type of transaction.': 'La cadena no conoce este tipo de transacción.',
    'Choose the legacy type in the wallet.': 'Elija el tipo antiguo (legacy) en la wallet.',
    'The node refused the request and the reason is not known here.':
      'El nodo rechazó la petición y aquí no se conoce el motivo.',
    'Try again; if it persists, ask another node.': 'Inténtelo otra vez; si persiste, pregunte a otro nodo.',
    'A pending transaction with this number pays more.': 'Una transacción pendiente con este número paga más.',
    'Raise both fees by at least a tenth, or wait for the pending one.':
      'Suba ambas comisiones al menos una décima parte, o espere a la pendiente.',
    'The contract refused the transaction: {0}': 'El contrato rechazó la transacción: {0}',
    'the Safe could not be initialised': 'el Safe no se pudo inicializar',
    'the Safe has not been set up': 'el Safe no está configurado',
    'the contract to call during set-up does not exist': 'no existe el contrato que se debe llamar al configurarlo',
    'the gas limit does not leave enough gas for the transaction itself':
      'el límite de gas no deja bastante gas para la propia transacción',
    'the Safe cannot pay the refund in the native coin':
      'el Safe no puede pagar el reembolso en la moneda de la cadena',
    'the Safe cannot pay the refund in the chosen token': 'el Safe no puede pagar el reembolso en el token elegido',
    'the call that the Safe makes fails': 'la llamada que hace el Safe falla',
    'there are fewer signatures than the threshold asks for': 'hay menos firmas de las requeridas',
    'a contract signature points into the part of the other signatures':
      'una firma de contrato apunta a la parte de las otras firmas',
    'a contract signature points beyond the end of the signatures':
      'una firma de contrato apunta más allá del final de las firmas',
    'a contract signature is cut off': 'una firma de contrato está cortada',
    'a contract owner does not accept its signature': 'un propietario que es contrato no acepta su firma',
    'an owner has not approved the hash': 'un propietario no ha aprobado el hash',
    'a signature is of no owner, out of order, or for another transaction':
      'una firma no es de ningún propietario, está fuera de orden o es para otra transacción',
    'the data given for a contract signature does not belong to the hash':
      'los datos dados para una firma de contrato no corresponden al hash',
    'only an owner can approve a hash': 'solo un propietario puede aprobar un hash',
    'only the Safe itself can call this': 'solo el propio Safe puede llamar a esto',
    'the modules have been set up already': 'los módulos ya están configurados',
    'the address cannot be a module': 'la dirección no puede ser un módulo',
    'the module is enabled already': 'el módulo ya está activado',
    'the module is not where the list of modules should have it':
      'el módulo no está donde debería en la lista de módulos',
    'only an enabled module can call this': 'solo un módulo activado puede llamar a esto',
    'the list of modules cannot start there': 'la lista de módulos no puede empezar ahí',
    'the page of modules is too small': 'la página de módulos es demasiado pequeña',
    'the owners have been set up already': 'los propietarios ya están configurados',
    'the threshold would be more than the number of owners': 'se requerirían más firmas que propietarios hay',
    'the threshold would be zero': 'se requerirían cero firmas',
    'the address cannot be an owner': 'la dirección no puede ser propietaria',
    'the address is an owner already': 'la dirección ya es propietaria',
    'the owner is not where the list of owners should have it':
      'el propietario no está donde debería en la lista de propietarios',
    'the guard is no guard contract': 'la guarda no es un contrato de guarda',
    'the module guard is no guard contract': 'la guarda de los módulos no es un contrato de guarda',
    'the Safe cannot be its own fallback handler': 'el Safe no puede ser su propio gestor de reserva',
    'the Safe holds too little of the chain’s coin': 'el Safe tiene muy poco de la moneda de la cadena',
    "The wallet's answer is not a signature of 65 bytes (it has {0}).":
      'La respuesta de la wallet no es una firma de 65 bytes (tiene {0}).',
    "The wallet's answer ends in {0}, which no signature does.":
      'La respuesta de la wallet termina en {0}, y ninguna firma lo hace.',
    'fallback handler': 'gestor de reserva',
    guard: 'guarda',
    implementation: 'código',
    'module guard': 'guarda de los módulos',
    modules: 'módulos',
    owners: 'propietarios',
    threshold: 'firmas requeridas',
    'Nobody could try it out on your node.': 'Nadie pudo probarlo en su nodo.',
    'Tried out on your node, it succeeds.': 'Probado en su nodo, sale bien.',
    'Tried out on your node, it fails.': 'Probado en su nodo, falla.',
    'Tried out on your node, it fails: {0}.': 'Probado en su nodo, falla: {0}.',
    'other storage': 'otro almacenamiento',
    'It changes the Safe itself: {0}.': 'Cambia el propio Safe: {0}.',
    'Your node does not say what would change in the Safe.': 'Su nodo no dice qué cambiaría en el Safe.',
    'The contract {0} does not accept this signature for what was shown.':
      'El contrato {0} no acepta esta firma para lo que se mostró.',
    'A scan outside of this browser found an issue.': 'Un análisis fuera de este navegador encontró un problema.',
    'No scan is available; that says nothing about the risk.':
      'No hay ningún análisis disponible; eso no dice nada del riesgo.',
    'The note is signed by {0}.': 'La nota está firmada por {0}.',
    'The proposal is signed by {0}.': 'La propuesta está firmada por {0}.',
    'That the note is by {0} is only claimed by the service.': 'Que la nota es de {0} solo lo afirma el servicio.',
    'That the proposal is by {0} is only claimed by the service.':
      'Que la propuesta es de {0} solo lo afirma el servicio.',
    'No foreign code runs in the place of the Safe.': 'Ningún código ajeno se ejecuta en el lugar del Safe.',
    'The service calls this delegatecall trusted; that counts for nothing here.':
      'El servicio llama de confianza a este delegatecall; aquí eso no cuenta.',
    'Code at {0} would run in the place of the Safe, and could not be checked.':
      'El código en {0} se ejecutaría en el lugar del Safe y no se pudo comprobar.',
    'There is no contract at {0}: the call would do nothing and count as done.':
      'No hay ningún contrato en {0}: la llamada no haría nada y contaría como hecha.',
    'Code at {0}, which is no official library, would run in the place of the Safe and can change everything in it.':
      'El código en {0}, que no es una biblioteca oficial, se ejecutaría en el lugar del Safe y puede cambiarlo todo en él.',
    'The delegatecall goes to the official {0} {1}.': 'El delegatecall va al oficial {0} {1}.',
    'The batch cannot be read from byte {0} on.': 'El lote no se puede leer desde el byte {0}.',
    'Calls are nested too deep to be shown.': 'Las llamadas están anidadas demasiado hondo para mostrarse.',
    '{0} bytes of the call to {1} are not explained by its arguments.':
      '{0} bytes de la llamada a {1} no se explican por sus argumentos.',
    'The call to {0} is encoded in an unusual way.': 'La llamada a {0} está codificada de forma inusual.',
    'The arguments of the call to {0} cannot be read.': 'Los argumentos de la llamada a {0} no se pueden leer.',
    '{0} is the official {1}.': '{0} es el oficial {1}.',
    'The service names a {0} that is not the official one.':
      'El servicio nombra como {0} un contrato que no es el oficial.',
    'chain id': 'número de la cadena',
    'currency decimals': 'decimales de la moneda',
    'currency symbol': 'símbolo de la moneda',
    explorer: 'explorador',
    'short name': 'nombre corto',
    'The service gives the {0} as configured.': '{0}: el servicio dice lo que está configurado.',
    'The service gives another {0} than configured; the configured one is used.':
      '{0}: el servicio dice otra cosa que lo configurado; se usa lo configurado.',
    'Executing pays nothing out of the Safe.': 'Ejecutar no paga nada desde el Safe.',
    'Executing pays at most {0} out of the Safe.': 'Ejecutar paga como mucho {0} desde el Safe.',
    'Executing pays a refund ({0}) out of the Safe.': 'Ejecutar paga un reembolso ({0}) desde el Safe.',
    'Executing pays a refund ({0}) out of the Safe to somebody you do not know.':
      'Ejecutar paga un reembolso ({0}) desde el Safe a alguien que usted no conoce.',
    'How old the answers of the service are is not known.':
      'No se sabe qué antigüedad tienen las respuestas del servicio.',
    'The service is {0} blocks behind.': 'El servicio va {0} bloques por detrás.',
    'The service claims to be {0} blocks ahead of the chain.':
      'El servicio afirma ir {0} bloques por delante de la cadena.',
    'The service is up to date.': 'El servicio está al día.',
    'For nonce {0} you signed another transaction here.': 'Para el nonce {0} firmó usted aquí otra transacción.',
    'Your signature is there.': 'Su firma está ahí.',
    'You signed this here, but the service does not show your signature. It can be sent again.':
      'Firmó esto aquí, pero el servicio no muestra su firma. Se puede enviar otra vez.',
    'The message is made for this Safe itself: signing it would act for the Safe.':
      'El mensaje está hecho para este mismo Safe: firmarlo sería actuar por el Safe.',
    'The message is made for chain {0}.': 'El mensaje está hecho para la cadena {0}.',
    'The message is a bare hash: nobody can see what is signed.':
      'El mensaje es un simple hash: nadie puede ver qué se firma.',
    'The message is a text.': 'El mensaje es un texto.',
    'The message is a transaction or message of a Safe in disguise.':
      'El mensaje es una transacción o un mensaje de un Safe disfrazado.',
    'Signing this {0} lets somebody move tokens of the Safe.':
      'Firmar esto ({0}) permite que alguien mueva tokens del Safe.',
    'Signing this {0} lets somebody act or trade for the Safe.':
      'Firmar esto ({0}) permite que alguien actúe o comercie por el Safe.',
    'The message is typed data ({0}).': 'El mensaje son datos tipados ({0}).',
    'You signed a transaction with nonce {0} here that the service does not show. Whoever kept the signatures ({1}) can still use them; only another transaction with that nonce ends this.':
      'Firmó aquí una transacción con nonce {0} que el servicio no muestra. Quien guardó las firmas ({1}) todavía puede usarlas; solo otra transacción con ese nonce lo termina.',
    'Several transactions wait for nonce {0}; only one of them can be executed.':
      'Varias transacciones esperan el nonce {0}; solo una de ellas se puede ejecutar.',
    'The next nonce is not known.': 'No se conoce el próximo nonce.',
    'The next free nonce is {0}.': 'El próximo nonce libre es {0}.',
    'The service recommends nonce {0}; the next free one is {1}.':
      'El servicio recomienda el nonce {0}; el próximo libre es {1}.',
    'The recipient is in your address book.': 'El destinatario está en su libreta de direcciones.',
    'The recipient resembles {0}, which you know, but is another address.':
      'El destinatario se parece a {0}, que usted conoce, pero es otra dirección.',
    'The Safe has sent to this recipient before.': 'El Safe ya ha enviado antes a este destinatario.',
    'The recipient is new to you.': 'El destinatario es nuevo para usted.',
    '{0} could not be read from the chain.': '{0} no se pudo leer de la cadena.',
    'The service speaks of this Safe.': 'El servicio habla de este Safe.',
    'The service answered for another Safe.': 'El servicio respondió por otro Safe.',
    'The service speaks of this chain.': 'El servicio habla de esta cadena.',
    'The service answered for another chain.': 'El servicio respondió por otra cadena.',
    'You pinned this Safe.': 'Usted fijó este Safe.',
    'This address resembles {0}, which you pinned, but is another one.':
      'Esta dirección se parece a {0}, que usted fijó, pero es otra.',
    'You have not pinned this Safe yet. Check its address with another owner.':
      'Aún no ha fijado este Safe. Compruebe su dirección con otro propietario.',
    'There is no contract at this address.': 'No hay ningún contrato en esta dirección.',
    'The contract is an official Safe proxy.': 'El contrato es un proxy oficial de Safe.',
    'The contract at this address is no official Safe proxy.':
      'El contrato en esta dirección no es un proxy oficial de Safe.',
    'It runs the official code of {0} {1}.': 'Ejecuta el código oficial de {0} {1}.',
    'It runs code that is no official release of Safe.': 'Ejecuta código que no es una versión oficial de Safe.',
    'The Safe does not say its version.': 'El Safe no dice su versión.',
    'Version {0} is what its code is.': 'La versión {0} es la de su código.',
    'Its code is not of the version that it says.': 'Su código no es de la versión que dice.',
    'The Safe does not say what its signatures are bound to.': 'El Safe no dice a qué están ligadas sus firmas.',
    'Signatures are bound to this Safe and chain.': 'Las firmas están ligadas a este Safe y a esta cadena.',
    'The Safe binds signatures to something else than this Safe and chain.':
      'El Safe liga las firmas a otra cosa que este Safe y esta cadena.',
    'No fallback handler is set.': 'No hay ningún gestor de reserva.',
    'The fallback handler is the official {0} {1}.': 'El gestor de reserva es el oficial {0} {1}.',
    'The fallback handler is no official one: it can answer for the Safe.':
      'El gestor de reserva no es oficial: puede responder por el Safe.',
    'The Safe does not say who owns it.': 'El Safe no dice de quién es.',
    'Your account is an owner.': 'Su cuenta es propietaria.',
    'Your account is no owner of this Safe.': 'Su cuenta no es propietaria de este Safe.',
    'The node answers with an older state than this browser has seen.':
      'El nodo responde con un estado más antiguo que el que este navegador ya vio.',
    nonce: 'nonce',
    version: 'versión',
    'The chain does not say the {0}.': '{0}: la cadena no lo dice.',
    'The service gives the {0} as the chain does.': '{0}: el servicio dice lo mismo que la cadena.',
    'The service is wrong about the {0}. What the chain says is used.':
      '{0}: el servicio se equivoca. Se usa lo que dice la cadena.',
    'An owner has signed this very transaction.': 'Un propietario ha firmado esta misma transacción.',
    'No owner has signed this. That somebody proposed it is only the service’s word.':
      'Ningún propietario ha firmado esto. Que alguien lo propuso es solo la palabra del servicio.',
    'The target runs its own code.': 'El destino ejecuta su propio código.',
    'The explanation is of the code that the target runs.': 'La explicación es del código que ejecuta el destino.',
    'The target can be changed by its owner; it now runs {0}.':
      'El destino puede ser cambiado por su dueño; ahora ejecuta {0}.',
    'This token calls itself {0}, but is not the {1} of this chain.':
      'Este token se llama a sí mismo {0}, pero no es el {1} de esta cadena.',
    'The hash could not be computed: the version of the Safe is not known.':
      'No se pudo calcular el hash: no se conoce la versión del Safe.',
    'The fields are not those of a transaction.': 'Los campos no son los de una transacción.',
    'The transaction belongs to another Safe.': 'La transacción pertenece a otro Safe.',
    'The hash is the hash of these fields.': 'El hash es el de estos campos.',
    'The fields were changed: they do not hash to what the service says.':
      'Los campos fueron cambiados: su hash no es el que dice el servicio.',
    'This is the transaction that the link names.': 'Esta es la transacción que nombra el enlace.',
    'This is not the transaction that the link names.': 'Esta no es la transacción que nombra el enlace.',
    'It does nothing but use up its nonce.': 'No hace nada más que gastar su nonce.',
    'It is called a rejection, but it does something.': 'Se llama rechazo, pero hace algo.',
    'Signatures of this old version are valid on every chain where the Safe has this address.':
      'Las firmas de esta versión antigua valen en toda cadena donde el Safe tenga esta dirección.',
    'The next nonce of the Safe is not known.': 'No se conoce el próximo nonce del Safe.',
    'Nonce {0} is used up: by this transaction, or by another one.':
      'El nonce {0} está gastado: por esta transacción o por otra.',
    'Nonce {0} is open; the next one is {1}.': 'El nonce {0} está abierto; el próximo es {1}.',
    'Signatures cannot be counted: owners and threshold are not known.':
      'No se pueden contar las firmas: no se conocen los propietarios ni las firmas requeridas.',
    'None of the signatures belongs to this transaction: it was put in the place of another one.':
      'Ninguna de las firmas pertenece a esta transacción: se puso en el lugar de otra.',
    '{0} of {1} signatures are valid.': '{0} de {1} firmas son válidas.',
    '{0} more signatures do not count.': '{0} firmas más no cuentan.',
    'The service gives more than {0} signatures. Only the first {1} were checked.':
      'El servicio da más de {0} firmas. Solo se comprobaron las primeras {1}.',
    'The service says that {0} signatures are needed; it is {1}.':
      'El servicio dice que se requieren {0} firmas; son {1}.',
    'could not be checked on chain': 'no se pudo comprobar en la cadena',
    'is refused by the contract that is said to have signed': 'es rechazada por el contrato que supuestamente firmó',
    'could not be put before the contract that is said to have signed':
      'no se pudo presentar al contrato que supuestamente firmó',
    'is by an owner who was counted already': 'es de un propietario ya contado',
    'is genuine, but by somebody who is no owner any more': 'es auténtica, pero de alguien que ya no es propietario',
    'is by somebody who is no owner': 'es de alguien que no es propietario',
    'is an approval that is not on chain': 'es una aprobación que no está en la cadena',
    'is more than one signature': 'es más de una firma',
    'was made by no account': 'no es de ninguna cuenta',
    'was made by another account or for something else': 'es de otra cuenta o para otra cosa',
    'could not be matched with owners': 'no se pudo asociar a los propietarios',
    'is missing': 'falta',
    'cannot be read': 'no se puede leer',
    'is valid': 'es válida',
    'The signature of {0} {1}.': 'La firma de {0} {1}.',
    'The token is on no list of yours.': 'El token no está en ninguna lista suya.',
    'Nothing was transferred: such events are made to put an address into the history.':
      'No se transfirió nada: tales eventos se hacen para poner una dirección en el historial.',
    'The Safe did not start this transfer.': 'El Safe no inició esta transferencia.',
    '{0} resembles {1}, which you know, but is another address.':
      '{0} se parece a {1}, que usted conoce, pero es otra dirección.',
    'The transfer is what it looks like.': 'La transferencia es lo que parece.',
    executor: 'ejecutor',
    outcome: 'resultado',
    time: 'hora',
    transaction: 'transacción',
    'The {0} could not be read.': '{0}: no se pudo leer.',
    'The {0} is as on the chain.': '{0}: como en la cadena.',
    "The service gives another {0} than the chain; the chain's is used.":
      '{0}: el servicio dice otra cosa que la cadena; se usa la cadena.',
    'Owners or threshold on one of the chains are not known.':
      'No se conocen los propietarios o las firmas requeridas en una de las cadenas.',
    'On chain {0} it has the same owners and threshold.':
      'En la cadena {0} tiene los mismos propietarios y firmas requeridas.',
    'On chain {0} it has other owners or another threshold.':
      'En la cadena {0} tiene otros propietarios u otras firmas requeridas.',
    '{0} has no approval of {1} for this transaction.': '{0} no tiene la aprobación de {1} para esta transacción.',
    'This message is not signed.': 'Este mensaje no se firma.',
    'Only a verified transaction or message can be signed.':
      'Solo se puede firmar una transacción o un mensaje verificados.',
    'What would go to the wallet is not what is on this screen. Nothing was signed or sent.':
      'Lo que iría a la wallet no es lo que está en esta pantalla. No se firmó ni envió nada.',
    'The signature is not by {0} over what was shown.': 'La firma no es de {0} sobre lo que se mostró.',
    'The Safe accepts the signatures and executes.': 'El Safe acepta las firmas y ejecuta.',
    'The suggested gas is enough.': 'El gas propuesto alcanza.',
    'With the suggested gas it would fail and use up its nonce.': 'Con el gas propuesto fallaría y gastaría su nonce.',
    'The Safe refuses the execution.': 'El Safe rechaza la ejecución.',
    'The Safe refuses the execution: {0}.': 'El Safe rechaza la ejecución: {0}.',
    'The execution could not be tried. {0}': 'No se pudo probar la ejecución. {0}',
    'The node did not answer.': 'El nodo no respondió.',
    'No node is set for this chain: nothing could be verified.':
      'No hay ningún nodo para esta cadena: no se pudo verificar nada.',
    'Verification stopped: {0}': 'La verificación se detuvo: {0}',
    balance: 'saldo',
    decimals: 'decimales',
    symbol: 'símbolo',
    'The token does not say its {0}.': '{0}: el token no lo dice.',
    'The {0} is from the chain.': '{0}: de la cadena.',
    "The service gives another {0} than the token itself; the token's is used.":
      '{0}: el servicio dice otra cosa que el propio token; se usa la del token.',
    'The factory is no official one: nobody can say what it makes.':
      'La fábrica no es oficial: nadie puede decir qué hace.',
    'The code that it would run is no official release of Safe.':
      'El código que ejecutaría no es una versión oficial de Safe.',
    'This set-up gives this address.': 'Esta configuración da esta dirección.',
    'This set-up gives another address: money sent to the one shown would be lost.':
      'Esta configuración da otra dirección: el dinero enviado a la mostrada se perdería.',
    'The set-up cannot be read.': 'La configuración no se puede leer.',
    'Foreign code would run in the place of the Safe while it is set up.':
      'Código ajeno se ejecutaría en el lugar del Safe mientras se configura.',
    'Creating it pays {0} to {1}.': 'Crearlo paga {0} a {1}.',
    'The threshold does not fit the owners.': 'Las firmas requeridas no encajan con los propietarios.',
    'The set-up has other owners than those shown.': 'La configuración tiene otros propietarios que los mostrados.',
    'The set-up has another threshold than the one shown.': 'La configuración requiere otras firmas que las mostradas.',
    'The official {0} {1} is on this chain.': 'El oficial {0} {1} está en esta cadena.',
    'The official {0} {1} is not on this chain ({2}).': 'El oficial {0} {1} no está en esta cadena ({2}).',
    'Other code than the official {0} {1} is at its address on this chain ({2}).':
      'En la dirección del oficial {0} {1} hay otro código en esta cadena ({2}).',
    code: 'código',
    'It has no {0}, as planned.': '{0}: ninguno, como se planeó.',
    'Its {0} are as planned.': '{0}: como se planeó.',
    'Its {0} is as planned.': '{0}: como se planeó.',
    'Its {0} are not what was planned.': '{0}: no como se planeó.',
    'Its {0} is not what was planned.': '{0}: no como se planeó.',
    'The chain knows of no such transaction.': 'La cadena no conoce tal transacción.',
    'The chain knows of no such execution.': 'La cadena no conoce tal ejecución.',
    'It does not say what was transferred.': 'No dice qué se transfirió.',
    'Old versions leave no event when they receive coins: it cannot be confirmed.':
      'Las versiones antiguas no dejan evento al recibir monedas: no se puede confirmar.',
    'The chain knows of no such transfer.': 'La cadena no conoce tal transferencia.',
    'The Safe was created there.': 'El Safe se creó ahí.',
    'Old versions leave no event when they are set up: it cannot be confirmed.':
      'Las versiones antiguas no dejan evento al configurarse: no se puede confirmar.',
    'The Safe was not created there.': 'El Safe no se creó ahí.',
    'What was called is not to be seen on the chain.': 'Lo que se llamó no se ve en la cadena.',
    'It did what the service says.': 'Hizo lo que dice el servicio.',
    'It did something else than the service says; what is shown is what the chain has.':
      'Hizo otra cosa que la que dice el servicio; se muestra lo que tiene la cadena.',
    'The transaction is not in a block yet.': 'La transacción aún no está en un bloque.',
    'It was executed.': 'Se ejecutó.',
    'It was executed and failed inside; its nonce is used up.': 'Se ejecutó y falló por dentro; su nonce está gastado.',
    'The transaction was refused by the Safe; nothing happened, and the nonce is still open.':
      'El Safe rechazó la transacción; no pasó nada y el nonce sigue abierto.',
    'That transaction did not execute this one.': 'Aquella transacción no ejecutó esta.',
    'The events of the Safe could not be read.': 'Los eventos del Safe no se pudieron leer.',
    'Executions alone were read, and it is none.': 'Solo se leyeron ejecuciones, y no es ninguna.',
    'Old versions leave no event for each execution: completeness cannot be shown.':
      'Las versiones antiguas no dejan un evento por cada ejecución: no se puede mostrar que esté completo.',
    'All {0} executions are known.': 'Se conocen las {0} ejecuciones.',
    '{0} executions left an event, but the nonce is {1}: the history is not complete, or the Safe was tampered with.':
      '{0} ejecuciones dejaron un evento, pero el nonce es {1}: el historial no está completo, o el Safe fue manipulado.',
    'The service does not show an execution by a module.': 'El servicio no muestra una ejecución de un módulo.',
    'The service does not show an execution.': 'El servicio no muestra una ejecución.',
    'The Safe accepts the signature.': 'El Safe acepta la firma.',
    'The Safe does not accept the signature.': 'El Safe no acepta la firma.',
    'The Safe could not be asked whether it accepts the signature. {0}':
      'No se pudo preguntar al Safe si acepta la firma. {0}',
    'The message cannot be hashed: its data does not fit its types.':
      'No se puede calcular el hash del mensaje: sus datos no encajan con sus tipos.',
    'The hash is the hash of this message.': 'El hash es el de este mensaje.',
    'The message was changed: it does not hash to what the service says.':
      'El mensaje fue cambiado: su hash no es el que dice el servicio.',
    'This is the message that the link names.': 'Este es el mensaje que nombra el enlace.',
    'This is not the message that the link names.': 'Este no es el mensaje que nombra el enlace.',
    'The Safe could not be asked whether it accepts the signatures.':
      'No se pudo preguntar al Safe si acepta las firmas.',
    'The Safe accepts the signatures.': 'El Safe acepta las firmas.',
    'The signatures are valid, but the Safe does not accept them: its fallback handler may not support messages.':
      'Las firmas son válidas, pero el Safe no las acepta: quizá su gestor de reserva no admite mensajes.',
    'A hash is approved for another Safe, and nobody shows what it stands for.':
      'Se aprueba un hash para otro Safe, y nadie muestra qué representa.',
    'The transaction shown belongs to another Safe than the one that is addressed.':
      'La transacción mostrada pertenece a otro Safe que el aludido.',
    'The approved hash is that of the transaction shown.': 'El hash aprobado es el de la transacción mostrada.',
    'The approved hash is not that of the transaction shown.': 'El hash aprobado no es el de la transacción mostrada.',
    'The inner transaction has the signatures it needs.': 'La transacción interior tiene las firmas que necesita.',
    'The inner transaction lacks valid signatures: it would be refused.':
      'A la transacción interior le faltan firmas válidas: sería rechazada.',
    'More than {0} Safes are nested.': 'Hay más de {0} Safes anidados.',
    '{0} is, through other Safes, an owner of itself.': '{0} es, a través de otros Safes, propietario de sí mismo.',
    '{0} cannot reach its threshold without its own signature.':
      '{0} no puede reunir las firmas requeridas sin la suya propia.',
    'Any one of its {0} owners speaks for {1}.': 'Cualquiera de sus {0} propietarios habla por {1}.',
    'No owner is a Safe.': 'Ningún propietario es un Safe.',
    '{0} owners are Safes; there is no circle.': '{0} propietarios son Safes; no hay ningún círculo.',
    'the chain does not show which.': 'la cadena no muestra cuál de las dos.',
    'the logs of the Safe could not be read.': 'los registros del Safe no se pudieron leer.',
    'the node does not show logs that are old enough.': 'el nodo no muestra registros tan antiguos.',
    'It was executed: the Safe’s own log says so.': 'Se ejecutó: lo dice el propio registro del Safe.',
    'Another transaction took nonce {0}: this one can never be executed.':
      'Otra transacción tomó el nonce {0}: esta ya no se puede ejecutar nunca.',
    'Whether it was executed or replaced is not known: {0}': 'No se sabe si se ejecutó o se reemplazó: {0}',
    nobody: 'nadie',
    'unknown code': 'código desconocido',
    success: 'éxito',
    failure: 'fallo',
    complete: 'completo',
    incomplete: 'incompleto',
    nothing: 'nada',
    'not known': 'desconocido',
    unbounded: 'sin límite',
    trusted: 'de confianza',
    'no official contract': 'ningún contrato oficial',
    'a call, and not a transfer': 'una llamada, no una transferencia',
  },
  sentences: {
    sendAmount: 'Enviar {amount} a {recipient}',
    sendNft: 'Enviar {nft} a {recipient}',
    sendMultiToken: 'Enviar {count} del token número {tokenId} de {token} a {recipient}',
    sendMultiTokens: 'Enviar {count} clases de tokens de {token} a {recipient}',
    collectAmount: 'Cobrar {amount} de {sender}',
    collectNft: 'Cobrar {nft} de {sender}',
    collectMultiToken: 'Cobrar {count} del token número {tokenId} de {token} a {sender}',
    collectMultiTokens: 'Cobrar {count} clases de tokens de {token} a {sender}',
    moveMultiToken: 'Mover {count} del token número {tokenId} de {token} desde {sender} a {recipient} por un permiso',
    moveMultiTokens: 'Mover {count} clases de tokens de {token} desde {sender} a {recipient} por un permiso',
    moveTokens: 'Mover tokens de {token} desde {sender} a {recipient} por un permiso',
    reject: 'No hacer nada y gastar el nonce (rechazo)',
    emptyCall: 'Llamar a {target} sin valor ni datos',
    addOwner: 'Añadir al propietario {owner} y requerir {threshold} de {ownerCount} firmas',
    addOwnerUnknown: 'Añadir al propietario {owner} y requerir {threshold} firmas',
    removeOwner: 'Quitar al propietario {owner} y requerir {threshold} de {ownerCount} firmas',
    removeOwnerUnknown: 'Quitar al propietario {owner} y requerir {threshold} firmas',
    swapOwner: 'Reemplazar al propietario {oldOwner} por {newOwner} y mantener {threshold} de {ownerCount}',
    swapOwnerUnknown: 'Reemplazar al propietario {oldOwner} por {newOwner}',
    changeThreshold: 'Requerir {threshold} de {ownerCount} firmas en lugar de {oldThreshold}',
    changeThresholdUnknown: 'Requerir {threshold} firmas',
    changeImplementation: 'Reemplazar el código del Safe por {implementation}',
    changeImplementationAndHandler:
      'Reemplazar el código del Safe por {implementation} y su gestor de reserva por {handler}',
    enableModule: 'Activar el módulo {module}, que entonces puede actuar sin firmas',
    disableModule: 'Desactivar el módulo {module}',
    setGuard: 'Poner la guarda {guard}, que entonces puede rechazar toda transacción',
    deleteGuard: 'Quitar la guarda',
    setModuleGuard:
      'Poner la guarda de los módulos {moduleGuard}, que entonces puede rechazar toda transacción de módulos',
    deleteModuleGuard: 'Quitar la guarda de los módulos',
    setFallbackHandler: 'Poner el gestor de reserva {handler}',
    deleteFallbackHandler: 'Quitar el gestor de reserva',
    configureFallbackHandler: 'Cambiar cómo responde el gestor de reserva ({method})',
    approveAmount: 'Permitir que {spender} gaste hasta {amount}',
    approveUnlimited: 'Permitir que {spender} gaste una cantidad ilimitada de {token}',
    approveNft: 'Permitir que {spender} se lleve {nft}',
    approveUnknown: 'Permitir que {spender} gaste {value} unidades, o se lleve la pieza número {value}, de {token}',
    increaseAllowance: 'Permitir que {spender} gaste {amount} más',
    decreaseAllowance: 'Permitir que {spender} gaste {amount} menos',
    revokeApproval: 'Retirar el permiso de {spender} sobre {token}',
    approveOperator: 'Permitir que {operator} se lleve toda pieza de {token} que tenga el Safe',
    revokeOperator: 'Retirar el permiso de {operator} para llevarse piezas de {token}',
    permit2Approve: 'Permitir que {spender} gaste hasta {amount} mediante Permit2',
    permit2ApproveUnlimited: 'Permitir que {spender} gaste una cantidad ilimitada de {token} mediante Permit2',
    addSpender: 'Hacer a {spender} beneficiario de límites de gasto',
    removeSpender: 'Terminar todos los límites de gasto de {spender}',
    setLimitOnce: 'Dejar que {spender} gaste hasta {amount} una vez, sin firmas',
    setLimitDaily: 'Dejar que {spender} gaste hasta {amount} cada día, sin firmas',
    setLimitDays: 'Dejar que {spender} gaste hasta {amount} cada {days} días, sin firmas',
    setLimitMinutes: 'Dejar que {spender} gaste hasta {amount} cada {minutes} minutos, sin firmas',
    resetLimit: 'Dejar que {spender} gaste otra vez todo el límite de {token}',
    resetCoinLimit: 'Dejar que {spender} gaste otra vez todo el límite de la moneda de la cadena',
    endLimit: 'Terminar el límite de gasto de {spender} para {token}',
    endCoinLimit: 'Terminar el límite de gasto de {spender} para la moneda de la cadena',
    changeLimits: 'Cambiar límites de gasto ({count} llamadas)',
    payRecipients: 'Pagar a {count} destinatarios',
    payAmount: 'Pagar {amount} a {count} destinatarios',
    sendSeveral: 'Hacer {count} pagos a {recipient}',
    sendNfts: 'Enviar {count} NFT',
    changeOwners: 'Cambiar los propietarios y exigir {threshold} de {ownerCount} firmas',
    changeOwnersUnknown: 'Cambiar los propietarios del Safe ({count} cambios)',
    changeSettings: 'Cambiar {count} ajustes del Safe',
    revokeApprovals: 'Retirar {count} permisos de tokens',
    batch: 'Ejecutar un lote de {count} llamadas',
    batchOfOne: 'Ejecutar un lote de una llamada',
    brokenBatch: 'Ejecutar un lote que no se puede leer',
    execute: 'Hacer que {safe} ejecute una transacción',
    approveHash: 'Aprobar el hash {hash} como propietario de {safe}',
    signMessage: 'Firmar un mensaje en nombre del Safe, en la cadena',
    deployContract: 'Desplegar un contrato',
    createSafe: 'Crear un Safe',
    migrate: 'Reemplazar el código del Safe por el oficial {implementation}',
    migrateWithHandler:
      'Reemplazar el código del Safe por el oficial {implementation} y su gestor de reserva por {handler}',
    transferControl: 'Cambiar quién controla {target} ({method})',
    call: 'Llamar a {method} en {target}',
    callWithValue: 'Llamar a {method} en {target} y enviar {amount}',
    callUnknown: 'Llamar a una función desconocida ({selector}) en {target}',
    callUnknownWithValue: 'Llamar a una función desconocida ({selector}) en {target} y enviar {amount}',
    delegatecall: 'Ejecutar el código de {target} como si fuera este Safe ({method})',
  },
}
