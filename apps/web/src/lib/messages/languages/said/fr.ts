import type { SaidWords } from './SaidWords.ts'

export const said: SaidWords = {
  forms: {
    'The official spending limit module can then pay beneficiaries up to their limits.':
      'Le module officiel de limites de dépense pourra payer les bénéficiaires dans leurs limites.',
    'The official {0} {1} then answers in the name of the Safe.': 'Le {0} {1} officiel répond ensuite au nom du Safe.',
    'It is not on the chain yet: its address is made of these owners and this threshold, and of nothing else.':
      'Il n’est pas encore sur la chaîne : son adresse est faite de ces propriétaires et de ce seuil, et de rien d’autre.',
    'The Safe cannot be created with this transaction: {0}.':
      'Le Safe ne peut pas être créé avec cette transaction : {0}.',
    'its owners, threshold and salt give another address':
      'ses propriétaires, son seuil et son sel donnent une autre adresse',
    'planned: its owners, threshold and salt give another address.':
      'planned : ses propriétaires, son seuil et son sel donnent une autre adresse.',
    'it is not the first of its Safe': 'ce n’est pas la première de son Safe',
    '{0} is none of the owners': '{0} n’est aucun des propriétaires',
    '{0} owners must have signed': '{0} propriétaires doivent avoir signé',
    'A part of this page could not be loaded: nobody answered.':
      'Une partie de cette page n’a pas pu être chargée : personne n’a répondu.',
    'The chain refused the creation; its fee is spent, and nothing was made.':
      'La chaîne a refusé la création ; les frais sont dépensés, et rien n’a été fait.',
    'The creation was sent and is not on the chain yet. This page goes on looking for it by itself.':
      'La création a été envoyée et n’est pas encore sur la chaîne. Cette page continue de la chercher d’elle-même.',
    'The search gave no answer that can be read.': 'La recherche n’a donné aucune réponse lisible.',
    'The browser does not let the search run.': 'Le navigateur ne laisse pas tourner la recherche.',
    'The configuration names no chain {0}.': 'La configuration ne nomme aucune chaîne {0}.',
    '{0} is no address.': '{0} n’est pas une adresse.',
    'The verification worker does not run: {0}': 'Le processus de vérification ne tourne pas : {0}',
    'its script could not be run.': 'Son script n’a pas pu être exécuté.',
    'it does not answer.': 'Il ne répond pas.',
    'The owners could not be followed.': 'Les propriétaires n’ont pas pu être suivis.',
    'The service linked its next page to another origin.':
      'Le service renvoie pour sa page suivante à une autre origine.',
    'Invalid response content': 'Le contenu de la réponse n’est pas valide',
    'The service did not answer within {0} ms.': 'Le service n’a pas répondu en {0} ms.',
    'The service cannot be reached.': 'Le service est injoignable.',
    'The list of the service repeats itself after {0} pages.': 'La liste du service se répète après {0} pages.',
    'The list of the service did not end within {0} pages.': 'La liste du service ne s’est pas terminée en {0} pages.',
    'The service answered in a form this app does not know at "{0}".':
      'Le service a répondu à « {0} » sous une forme que cette app ne connaît pas.',
    'The service answered in a form this app does not know.':
      'Le service a répondu sous une forme que cette app ne connaît pas.',
    'The connection to the host was closed before it answered {0}.':
      'La connexion à l’hôte a été fermée avant qu’il réponde à {0}.',
    'This page is in no frame of a host, or no host is allowed.':
      'Cette page n’est dans aucun cadre d’un hôte, ou aucun hôte n’est autorisé.',
    'The page at {0} shows this one in a frame, and is no allowed host.':
      'La page {0} montre celle-ci dans un cadre et n’est pas un hôte autorisé.',
    'The host refused {0}.': 'L’hôte a refusé {0}.',
    'The host refused {0}: {1}': 'L’hôte a refusé {0} : {1}',
    'The host did not answer {0} within {1} seconds.': 'L’hôte n’a pas répondu à {0} en {1} secondes.',
    'The host answered {0} with something that cannot be read.':
      'L’hôte a répondu à {0} par quelque chose d’illisible.',
    'A page in a frame is no host.': 'Une page dans un cadre n’est pas un hôte.',
    '{0} was rejected in the host.': '{0} a été rejeté dans l’hôte.',
    'The node did not answer {0}.': 'Le nœud n’a pas répondu à {0}.',
    'The node is on chain {0}, not on chain {1}.': 'Le nœud est sur la chaîne {0}, pas sur la chaîne {1}.',
    'There is no Safe at {0} on chain {1}: {2}.': 'Il n’y a pas de Safe à {0} sur la chaîne {1} : {2}.',
    'no contract is deployed there': 'aucun contrat n’y est déployé',
    'the contract does not answer like one': 'le contrat ne répond pas comme un Safe',
    'The file names "{0}" twice, or should not name it at all.':
      'Le fichier nomme « {0} » deux fois, ou ne devrait pas le nommer.',
    'The file is no JSON.': 'Le fichier n’est pas du JSON.',
    'The file is longer than {0} bytes.': 'Le fichier dépasse {0} octets.',
    'chainId: this is the id of no chain.': 'chainId : ce n’est le numéro d’aucune chaîne.',
    'no such field is known': 'ce champ n’est pas connu',
    'not readable': 'illisible',
    'The file': 'Le fichier',
    'The typed data takes too long to hash: {0}.': 'Hacher ces données typées prend trop de temps : {0}.',
    'it has more than {0} types': 'elles ont plus de {0} types',
    'its types have more than {0} fields': 'leurs types ont plus de {0} champs',
    'its values are too many for their types': 'leurs valeurs sont trop nombreuses pour leurs types',
    'it nests more than {0} levels': 'elles sont imbriquées sur plus de {0} niveaux',
    'a value of type {0} is {1} characters long': 'une valeur de type {0} a {1} caractères',
    '"{0}" is not the version of a Safe.': '« {0} » n’est pas la version d’un Safe.',
    'The link was refused at “{0}”: {1}.': 'Le lien a été refusé à « {0} » : {1}.',
    'there are more than {0}': 'il y en a plus de {0}',
    'it is cut off': 'il est coupé',
    'its length is written in a longer way': 'sa longueur est écrite de façon plus longue',
    'it is too long': 'il est trop long',
    'it has {0} bytes, not 20': 'il a {0} octets, pas 20',
    'it is written in a longer way': 'il est écrit de façon plus longue',
    'it is no text': 'ce n’est pas un texte',
    'it is larger than 256 bits': 'il dépasse 256 bits',
    'it is longer than any transaction': 'il est plus long que toute transaction',
    'it does not begin with {0}': 'il ne commence pas par {0}',
    'it has letters that no link has': 'il a des caractères qu’aucun lien n’a',
    'something follows its end': 'quelque chose suit sa fin',
    'it is not that of the fields and signatures': 'elle n’est pas celle des champs et signatures',
    'it is no JSON': 'ce n’est pas du JSON',
    'it is malformed': 'il est mal formé',
    'its data does not fit its types': 'ses données ne correspondent pas à leurs types',
    'the fields have another hash than the link says': 'les champs ont un autre hash que ne dit le lien',
    '{0} smallest units of {1}': '{0} plus petites unités de {1}',
    '{0} smallest units of the native coin': '{0} plus petites unités de la monnaie de la chaîne',
    '{0} of token {1}': '{0} du jeton {1}',
    'The code at {0} runs as if it were the Safe. An official library belongs there.':
      'Le code à {0} s’exécute comme s’il était le Safe. Une bibliothèque officielle a sa place ici.',
    'The code at {0} runs as if it were the Safe: it can take everything and replace the Safe itself.':
      'Le code à {0} s’exécute comme s’il était le Safe : il peut tout prendre et remplacer le Safe lui-même.',
    'Bytes of the data without a meaning in {0}: {1}.': 'Octets des données sans signification dans {0} : {1}.',
    'The function is a guess by its selector: {0}.': 'La fonction est devinée par son sélecteur : {0}.',
    'What {0} does with this data is not known.': 'On ne sait pas ce que {0} fait de ces données.',
    'Calls are nested deeper than this check reads.':
      'Les appels sont imbriqués plus profondément que ce contrôle ne lit.',
    'The batch is not run as the Safe: its calls come from the batch contract.':
      'Le lot ne s’exécute pas comme le Safe : ses appels viennent du contrat de lots.',
    'The batch cannot be read from byte {0} on; what it does is not known.':
      'Le lot est illisible à partir de l’octet {0} ; on ne sait pas ce qu’il fait.',
    'The calls of the batch send {0} together.': 'Les appels du lot envoient ensemble {0}.',
    'The batch contains a call of the Safe to itself, which can change its settings.':
      'Le lot contient un appel du Safe à lui-même, qui peut changer ses réglages.',
    'The symbol of the token {0} seems made to be taken for another one.':
      'Le symbole du jeton {0} semble fait pour être pris pour un autre.',
    'It signs a transaction of {0}: check that one too.':
      'Elle signe une transaction de {0} : vérifiez celle-là aussi.',
    'The message is then signed by the Safe for anyone who asks.':
      'Le message est alors signé par le Safe pour quiconque le demande.',
    'Control over {0} changes.': 'Le contrôle sur {0} change.',
    'What the Safe answers to signature checks changes.': 'Ce que le Safe répond aux contrôles de signature change.',
    'Up to the limit, the beneficiary can then spend without any owner’s signature.':
      'Jusqu’à la limite, le bénéficiaire peut alors dépenser sans la signature d’aucun propriétaire.',
    '{0} can then take all of it, now and later.': '{0} peut alors tout en prendre, maintenant et plus tard.',
    '{0} can then take what is allowed without another signature.':
      '{0} peut alors prendre ce qui est permis sans autre signature.',
    'The code of the Safe is replaced.': 'Le code du Safe est remplacé.',
    'The code of the Safe is replaced by the official {0} {1}.': 'Le code du Safe est remplacé par l’officiel {0} {1}.',
    'The code of the Safe is replaced by {0}, which is no official one: whoever wrote it controls everything.':
      'Le code du Safe est remplacé par {0}, qui n’est pas officiel : qui l’a écrit contrôle tout.',
    'The call goes to the zero address, which newer batch contracts read as this Safe itself.':
      'L’appel va à l’adresse zéro, que les contrats de lots plus récents lisent comme ce Safe lui-même.',
    'Refund fields are set. The gas price is zero, so nothing is paid.':
      'Des champs de remboursement sont remplis. Le prix du gaz est zéro, donc rien n’est payé.',
    'at least {0}, without an upper limit,': 'au moins {0}, sans limite supérieure,',
    'up to {0}': 'jusqu’à {0}',
    'The Safe pays {0} to whoever executes.': 'Le Safe paie {0} à qui exécute.',
    'The Safe pays {0} to {1} when this is executed.': 'Le Safe paie {0} à {1} lors de l’exécution.',
    '{0} becomes an owner and can sign.': '{0} devient propriétaire et peut signer.',
    '{0} is no longer an owner.': '{0} n’est plus propriétaire.',
    '{0} becomes an owner in place of {1}.': '{0} devient propriétaire à la place de {1}.',
    'The code of the Safe is replaced by {0}: whoever wrote it controls everything.':
      'Le code du Safe est remplacé par {0} : qui l’a écrit contrôle tout.',
    '{0} can then move everything without any signature.': '{0} peut alors tout déplacer sans aucune signature.',
    'What {0} did for the Safe stops working.': 'Ce que {0} faisait pour le Safe cesse de fonctionner.',
    '{0} can then refuse every transaction, its own removal included.':
      '{0} peut alors refuser toute transaction, y compris son propre retrait.',
    '{0} can then refuse every module transaction.': '{0} peut alors refuser toute transaction de module.',
    'What the guard refused is possible again.': 'Ce que la garde refusait redevient possible.',
    'What the module guard refused is possible again.': 'Ce que la garde des modules refusait redevient possible.',
    'The Safe no longer answers signature checks and may refuse some tokens.':
      'Le Safe ne répond plus aux contrôles de signature et refusera peut-être certains jetons.',
    '{0} then answers in the name of the Safe, signature checks included.':
      '{0} répond alors au nom du Safe, contrôles de signature compris.',
    'The threshold is {0} from then on.': 'Dès lors, {0} signatures sont requises.',
    'The threshold is {0} from then on, instead of {1}.': 'Dès lors, {0} signatures sont requises au lieu de {1}.',
    'The contract refused the transaction.': 'Le contrat a refusé la transaction.',
    'Check the amounts and the state it depends on, then simulate it again. Nothing was spent but gas, if it was mined.':
      'Vérifiez les montants et ce dont elle dépend, puis essayez-la encore. Seul du gaz a été dépensé, si elle est dans un bloc.',
    'The maximum fee per gas is larger than any chain can represent.':
      'Les frais maximum par gaz dépassent ce qu’une chaîne peut représenter.',
    'Enter a lower maximum fee, or let the wallet suggest one.':
      'Saisissez des frais maximum plus bas, ou laissez le portefeuille en proposer.',
    'The maximum fee per gas is below what the next block asks for.':
      'Les frais maximum par gaz sont inférieurs à ce que demande le prochain bloc.',
    'Raise the maximum fee, or wait until the network is less busy.':
      'Augmentez les frais maximum, ou attendez que le réseau soit moins chargé.',
    'The paying account does not hold enough for the value and the fee.':
      'Le compte qui paie n’a pas assez pour la valeur et les frais.',
    'Send it some of the native coin, or pay with another account.':
      'Envoyez-lui un peu de la monnaie de la chaîne, ou payez avec un autre compte.',
    'The gas limit is more than a block can hold.': 'La limite de gaz dépasse ce qu’un bloc peut contenir.',
    'Lower the gas limit, or split the batch into smaller ones.':
      'Baissez la limite de gaz, ou divisez le lot en plus petits.',
    'The gas limit is too low even to start the transaction.':
      'La limite de gaz ne suffit même pas à commencer la transaction.',
    'Raise the gas limit, or leave it empty to have it estimated.':
      'Augmentez la limite de gaz, ou laissez-la vide pour qu’elle soit estimée.',
    'The paying account has used every nonce it can have.':
      'Le compte qui paie a utilisé tous les nonces qu’il peut avoir.',
    'Pay with another account.': 'Payez avec un autre compte.',
    'The paying account has transactions missing before this one.':
      'Il manque au compte qui paie des transactions avant celle-ci.',
    'Wait for its pending transactions, or reset its activity in the wallet.':
      'Attendez ses transactions en cours, ou réinitialisez son activité dans le portefeuille.',
    'The paying account has already sent a transaction with this number.':
      'Le compte qui paie a déjà envoyé une transaction avec ce numéro.',
    'It may be this one: look at the history before you try again.':
      'C’est peut-être celle-ci : regardez l’historique avant de réessayer.',
    'The priority fee is higher than the maximum fee.': 'Les frais de priorité dépassent les frais maximum.',
    'Lower the priority fee, or raise the maximum fee.':
      'Baissez les frais de priorité, ou augmentez les frais maximum.',
    'The chain does not know this type of transaction.': 'La chaîne ne connaît pas ce type de transaction.',
    'Choose the legacy type in the wallet.': 'Choisissez l’ancien type (legacy) dans le portefeuille.',
    'The node refused the request and the reason is not known here.':
      'Le nœud a refusé la demande, et la raison n’est pas connue ici.',
    'Try again; if it persists, ask another node.': 'Réessayez ; si cela persiste, demandez à un autre nœud.',
    'A pending transaction with this number pays more.': 'Une transaction en cours avec ce numéro paie davantage.',
    'Raise both fees by at least a tenth, or wait for the pending one.':
      'Augmentez les deux frais d’au moins un dixième, ou attendez celle qui est en cours.',
    'The contract refused the transaction: {0}': 'Le contrat a refusé la transaction : {0}',
    'the Safe could not be initialised': 'le Safe n’a pas pu être initialisé',
    'the Safe has not been set up': 'le Safe n’est pas configuré',
    'the contract to call during set-up does not exist': 'le contrat à appeler lors de la configuration n’existe pas',
    'the gas limit does not leave enough gas for the transaction itself':
      'la limite de gaz ne laisse pas assez de gaz à la transaction elle-même',
    'the Safe cannot pay the refund in the native coin':
      'le Safe ne peut pas payer le remboursement dans la monnaie de la chaîne',
    'the Safe cannot pay the refund in the chosen token':
      'le Safe ne peut pas payer le remboursement dans le jeton choisi',
    'the call that the Safe makes fails': 'l’appel que fait le Safe échoue',
    'there are fewer signatures than the threshold asks for': 'il y a moins de signatures que requis',
    'a contract signature points into the part of the other signatures':
      'une signature de contrat pointe dans la partie des autres signatures',
    'a contract signature points beyond the end of the signatures':
      'une signature de contrat pointe au-delà de la fin des signatures',
    'a contract signature is cut off': 'une signature de contrat est coupée',
    'a contract owner does not accept its signature': 'un contrat propriétaire n’accepte pas sa signature',
    'an owner has not approved the hash': 'un propriétaire n’a pas approuvé le hash',
    'a signature is of no owner, out of order, or for another transaction':
      'une signature n’est d’aucun propriétaire, est mal ordonnée ou vaut pour une autre transaction',
    'the data given for a contract signature does not belong to the hash':
      'les données d’une signature de contrat ne correspondent pas au hash',
    'only an owner can approve a hash': 'seul un propriétaire peut approuver un hash',
    'only the Safe itself can call this': 'seul le Safe lui-même peut appeler ceci',
    'the modules have been set up already': 'les modules sont déjà configurés',
    'the address cannot be a module': 'l’adresse ne peut pas être un module',
    'the module is enabled already': 'le module est déjà activé',
    'the module is not where the list of modules should have it':
      'le module n’est pas où la liste des modules devrait l’avoir',
    'only an enabled module can call this': 'seul un module activé peut appeler ceci',
    'the list of modules cannot start there': 'la liste des modules ne peut pas commencer là',
    'the page of modules is too small': 'la page de modules est trop petite',
    'the owners have been set up already': 'les propriétaires sont déjà configurés',
    'the threshold would be more than the number of owners':
      'il faudrait plus de signatures qu’il n’y a de propriétaires',
    'the threshold would be zero': 'il ne faudrait aucune signature',
    'the address cannot be an owner': 'l’adresse ne peut pas être propriétaire',
    'the address is an owner already': 'l’adresse est déjà propriétaire',
    'the owner is not where the list of owners should have it':
      'le propriétaire n’est pas où la liste des propriétaires devrait l’avoir',
    'the guard is no guard contract': 'la garde n’est pas un contrat de garde',
    'the module guard is no guard contract': 'la garde des modules n’est pas un contrat de garde',
    'the Safe cannot be its own fallback handler': 'le Safe ne peut pas être son propre gestionnaire de repli',
    'the Safe holds too little of the chain’s coin': 'le Safe a trop peu de la monnaie de la chaîne',
    "The wallet's answer is not a signature of 65 bytes (it has {0}).":
      'La réponse du portefeuille n’est pas une signature de 65 octets (elle en a {0}).',
    "The wallet's answer ends in {0}, which no signature does.":
      'La réponse du portefeuille se termine par {0}, ce qu’aucune signature ne fait.',
    'fallback handler': 'gestionnaire de repli',
    guard: 'garde',
    implementation: 'code',
    'module guard': 'garde des modules',
    modules: 'modules',
    owners: 'propriétaires',
    threshold: 'signatures requises',
    'Nobody could try it out on your node.': 'Personne n’a pu l’essayer sur votre nœud.',
    'Tried out on your node, it succeeds.': 'Essayée sur votre nœud, elle réussit.',
    'Tried out on your node, it fails.': 'Essayée sur votre nœud, elle échoue.',
    'Tried out on your node, it fails: {0}.': 'Essayée sur votre nœud, elle échoue : {0}.',
    'other storage': 'autre stockage',
    'It changes the Safe itself: {0}.': 'Elle change le Safe lui-même : {0}.',
    'Your node does not say what would change in the Safe.': 'Votre nœud ne dit pas ce qui changerait dans le Safe.',
    'The contract {0} does not accept this signature for what was shown.':
      'Le contrat {0} n’accepte pas cette signature pour ce qui a été montré.',
    'A scan outside of this browser found an issue.': 'Une analyse hors de ce navigateur a trouvé un problème.',
    'No scan is available; that says nothing about the risk.':
      'Aucune analyse n’est disponible ; cela ne dit rien du risque.',
    'The note is signed by {0}.': 'La note est signée par {0}.',
    'The proposal is signed by {0}.': 'La proposition est signée par {0}.',
    'That the note is by {0} is only claimed by the service.': 'Que la note soit de {0}, seul le service l’affirme.',
    'That the proposal is by {0} is only claimed by the service.':
      'Que la proposition soit de {0}, seul le service l’affirme.',
    'No foreign code runs in the place of the Safe.': 'Aucun code étranger ne s’exécute à la place du Safe.',
    'The service calls this delegatecall trusted; that counts for nothing here.':
      'Le service dit ce delegatecall de confiance ; cela ne compte pas ici.',
    'Code at {0} would run in the place of the Safe, and could not be checked.':
      'Le code à {0} s’exécuterait à la place du Safe, et n’a pas pu être vérifié.',
    'There is no contract at {0}: the call would do nothing and count as done.':
      'Il n’y a pas de contrat à {0} : l’appel ne ferait rien et compterait comme fait.',
    'Code at {0}, which is no official library, would run in the place of the Safe and can change everything in it.':
      'Le code à {0}, qui n’est pas une bibliothèque officielle, s’exécuterait à la place du Safe et peut tout y changer.',
    'The delegatecall goes to the official {0} {1}.': 'Le delegatecall va à l’officiel {0} {1}.',
    'The batch cannot be read from byte {0} on.': 'Le lot est illisible à partir de l’octet {0}.',
    'Calls are nested too deep to be shown.': 'Les appels sont imbriqués trop profondément pour être montrés.',
    '{0} bytes of the call to {1} are not explained by its arguments.':
      '{0} octets de l’appel à {1} ne sont pas expliqués par ses arguments.',
    'The call to {0} is encoded in an unusual way.': 'L’appel à {0} est encodé de façon inhabituelle.',
    'The arguments of the call to {0} cannot be read.': 'Les arguments de l’appel à {0} sont illisibles.',
    '{0} is the official {1}.': '{0} est l’officiel {1}.',
    'The service names a {0} that is not the official one.':
      'Le service nomme comme {0} un contrat qui n’est pas l’officiel.',
    'chain id': 'numéro de la chaîne',
    'currency decimals': 'décimales de la monnaie',
    'currency symbol': 'symbole de la monnaie',
    explorer: 'explorateur',
    'short name': 'nom court',
    'The service gives the {0} as configured.': '{0} : le service dit ce qui est configuré.',
    'The service gives another {0} than configured; the configured one is used.':
      '{0} : le service dit autre chose que ce qui est configuré ; c’est la configuration qui vaut.',
    'Executing pays nothing out of the Safe.': 'L’exécution ne paie rien depuis le Safe.',
    'Executing pays at most {0} out of the Safe.': 'L’exécution paie au plus {0} depuis le Safe.',
    'Executing pays a refund ({0}) out of the Safe.': 'L’exécution paie un remboursement ({0}) depuis le Safe.',
    'Executing pays a refund ({0}) out of the Safe to somebody you do not know.':
      'L’exécution paie un remboursement ({0}) depuis le Safe à quelqu’un que vous ne connaissez pas.',
    'How old the answers of the service are is not known.': 'On ne sait pas de quand datent les réponses du service.',
    'The service is {0} blocks behind.': 'Le service a {0} blocs de retard.',
    'The service claims to be {0} blocks ahead of the chain.':
      'Le service affirme avoir {0} blocs d’avance sur la chaîne.',
    'The service is up to date.': 'Le service est à jour.',
    'For nonce {0} you signed another transaction here.':
      'Pour le nonce {0}, vous avez signé ici une autre transaction.',
    'Your signature is there.': 'Votre signature est là.',
    'You signed this here, but the service does not show your signature. It can be sent again.':
      'Vous avez signé ceci ici, mais le service ne montre pas votre signature. Elle peut être renvoyée.',
    'The message is made for this Safe itself: signing it would act for the Safe.':
      'Le message est fait pour ce Safe lui-même : le signer reviendrait à agir pour le Safe.',
    'The message is made for chain {0}.': 'Le message est fait pour la chaîne {0}.',
    'The message is a bare hash: nobody can see what is signed.':
      'Le message n’est qu’un hash : personne ne peut voir ce qui est signé.',
    'The message is a text.': 'Le message est un texte.',
    'The message is a transaction or message of a Safe in disguise.':
      'Le message est une transaction ou un message d’un Safe déguisé.',
    'Signing this {0} lets somebody move tokens of the Safe.':
      'Signer ceci ({0}) laisse quelqu’un déplacer des jetons du Safe.',
    'Signing this {0} lets somebody act or trade for the Safe.':
      'Signer ceci ({0}) laisse quelqu’un agir ou échanger pour le Safe.',
    'The message is typed data ({0}).': 'Le message est fait de données typées ({0}).',
    'You signed a transaction with nonce {0} here that the service does not show. Whoever kept the signatures ({1}) can still use them; only another transaction with that nonce ends this.':
      'Vous avez signé ici une transaction de nonce {0} que le service ne montre pas. Qui a gardé les signatures ({1}) peut encore s’en servir ; seule une autre transaction avec ce nonce y met fin.',
    'Several transactions wait for nonce {0}; only one of them can be executed.':
      'Plusieurs transactions attendent le nonce {0} ; une seule peut être exécutée.',
    'The next nonce is not known.': 'Le prochain nonce n’est pas connu.',
    'The next free nonce is {0}.': 'Le prochain nonce libre est {0}.',
    'The service recommends nonce {0}; the next free one is {1}.':
      'Le service recommande le nonce {0} ; le prochain libre est {1}.',
    'The recipient is in your address book.': 'Le destinataire est dans votre carnet d’adresses.',
    'The recipient resembles {0}, which you know, but is another address.':
      'Le destinataire ressemble à {0}, que vous connaissez, mais c’est une autre adresse.',
    'The Safe has sent to this recipient before.': 'Le Safe a déjà envoyé à ce destinataire.',
    'The recipient is new to you.': 'Le destinataire est nouveau pour vous.',
    '{0} could not be read from the chain.': '{0} n’a pas pu être lu sur la chaîne.',
    'The service speaks of this Safe.': 'Le service parle de ce Safe.',
    'The service answered for another Safe.': 'Le service a répondu pour un autre Safe.',
    'The service speaks of this chain.': 'Le service parle de cette chaîne.',
    'The service answered for another chain.': 'Le service a répondu pour une autre chaîne.',
    'You pinned this Safe.': 'Vous avez épinglé ce Safe.',
    'This address resembles {0}, which you pinned, but is another one.':
      'Cette adresse ressemble à {0}, que vous avez épinglée, mais c’en est une autre.',
    'You have not pinned this Safe yet. Check its address with another owner.':
      'Vous n’avez pas encore épinglé ce Safe. Vérifiez son adresse avec un autre propriétaire.',
    'There is no contract at this address.': 'Il n’y a pas de contrat à cette adresse.',
    'The contract is an official Safe proxy.': 'Le contrat est un proxy Safe officiel.',
    'The contract at this address is no official Safe proxy.':
      'Le contrat à cette adresse n’est pas un proxy Safe officiel.',
    'It runs the official code of {0} {1}.': 'Il exécute le code officiel de {0} {1}.',
    'It runs code that is no official release of Safe.':
      'Il exécute un code qui n’est pas une version officielle de Safe.',
    'The Safe does not say its version.': 'Le Safe ne dit pas sa version.',
    'Version {0} is what its code is.': 'La version {0} est celle de son code.',
    'Its code is not of the version that it says.': 'Son code n’est pas de la version qu’il dit.',
    'The Safe does not say what its signatures are bound to.': 'Le Safe ne dit pas à quoi ses signatures sont liées.',
    'Signatures are bound to this Safe and chain.': 'Les signatures sont liées à ce Safe et à cette chaîne.',
    'The Safe binds signatures to something else than this Safe and chain.':
      'Le Safe lie les signatures à autre chose qu’à ce Safe et à cette chaîne.',
    'No fallback handler is set.': 'Aucun gestionnaire de repli n’est défini.',
    'The fallback handler is the official {0} {1}.': 'Le gestionnaire de repli est l’officiel {0} {1}.',
    'The fallback handler is no official one: it can answer for the Safe.':
      'Le gestionnaire de repli n’est pas officiel : il peut répondre pour le Safe.',
    'The Safe does not say who owns it.': 'Le Safe ne dit pas à qui il appartient.',
    'Your account is an owner.': 'Votre compte est propriétaire.',
    'Your account is no owner of this Safe.': 'Votre compte n’est pas propriétaire de ce Safe.',
    'The node answers with an older state than this browser has seen.':
      'Le nœud répond avec un état plus ancien que celui que ce navigateur a déjà vu.',
    nonce: 'nonce',
    version: 'version',
    'The chain does not say the {0}.': '{0} : la chaîne ne le dit pas.',
    'The service gives the {0} as the chain does.': '{0} : le service dit la même chose que la chaîne.',
    'The service is wrong about the {0}. What the chain says is used.':
      '{0} : le service se trompe. C’est la chaîne qui vaut.',
    'An owner has signed this very transaction.': 'Un propriétaire a signé cette transaction même.',
    'No owner has signed this. That somebody proposed it is only the service’s word.':
      'Aucun propriétaire n’a signé ceci. Que quelqu’un l’ait proposé n’est que la parole du service.',
    'The target runs its own code.': 'La cible exécute son propre code.',
    'The explanation is of the code that the target runs.': 'L’explication est celle du code que la cible exécute.',
    'The target can be changed by its owner; it now runs {0}.':
      'La cible peut être changée par son propriétaire ; elle exécute maintenant {0}.',
    'This token calls itself {0}, but is not the {1} of this chain.':
      'Ce jeton se nomme {0}, mais n’est pas le {1} de cette chaîne.',
    'The hash could not be computed: the version of the Safe is not known.':
      'Le hash n’a pas pu être calculé : la version du Safe n’est pas connue.',
    'The fields are not those of a transaction.': 'Les champs ne sont pas ceux d’une transaction.',
    'The transaction belongs to another Safe.': 'La transaction appartient à un autre Safe.',
    'The hash is the hash of these fields.': 'Le hash est bien celui de ces champs.',
    'The fields were changed: they do not hash to what the service says.':
      'Les champs ont été changés : leur hash n’est pas celui que dit le service.',
    'This is the transaction that the link names.': 'C’est la transaction que nomme le lien.',
    'This is not the transaction that the link names.': 'Ce n’est pas la transaction que nomme le lien.',
    'It does nothing but use up its nonce.': 'Elle ne fait qu’utiliser son nonce.',
    'It is called a rejection, but it does something.': 'Elle est appelée rejet, mais elle fait quelque chose.',
    'Signatures of this old version are valid on every chain where the Safe has this address.':
      'Les signatures de cette ancienne version valent sur toute chaîne où le Safe a cette adresse.',
    'The next nonce of the Safe is not known.': 'Le prochain nonce du Safe n’est pas connu.',
    'Nonce {0} is used up: by this transaction, or by another one.':
      'Le nonce {0} est utilisé : par cette transaction ou par une autre.',
    'Nonce {0} is open; the next one is {1}.': 'Le nonce {0} est ouvert ; le prochain est {1}.',
    'Signatures cannot be counted: owners and threshold are not known.':
      'Les signatures ne peuvent pas être comptées : propriétaires et signatures requises ne sont pas connus.',
    'None of the signatures belongs to this transaction: it was put in the place of another one.':
      'Aucune des signatures n’appartient à cette transaction : elle a été mise à la place d’une autre.',
    '{0} of {1} signatures are valid.': '{0} signatures sur {1} sont valides.',
    '{0} more signatures do not count.': '{0} autres signatures ne comptent pas.',
    'The service gives more than {0} signatures. Only the first {1} were checked.':
      'Le service donne plus de {0} signatures. Seules les {1} premières ont été vérifiées.',
    'The service says that {0} signatures are needed; it is {1}.':
      'Le service dit que {0} signatures sont requises ; c’est {1}.',
    'could not be checked on chain': 'n’a pas pu être vérifiée sur la chaîne',
    'is refused by the contract that is said to have signed': 'est refusée par le contrat censé avoir signé',
    'could not be put before the contract that is said to have signed':
      'n’a pas pu être soumise au contrat censé avoir signé',
    'is by an owner who was counted already': 'est d’un propriétaire déjà compté',
    'is genuine, but by somebody who is no owner any more':
      'est authentique, mais de quelqu’un qui n’est plus propriétaire',
    'is by somebody who is no owner': 'est de quelqu’un qui n’est pas propriétaire',
    'is an approval that is not on chain': 'est une approbation qui n’est pas sur la chaîne',
    'is more than one signature': 'est plus d’une signature',
    'was made by no account': 'n’est d’aucun compte',
    'was made by another account or for something else': 'est d’un autre compte ou pour autre chose',
    'could not be matched with owners': 'n’a pas pu être rapprochée des propriétaires',
    'is missing': 'manque',
    'cannot be read': 'est illisible',
    'is valid': 'est valide',
    'The signature of {0} {1}.': 'La signature de {0} {1}.',
    'The token is on no list of yours.': 'Le jeton n’est sur aucune de vos listes.',
    'Nothing was transferred: such events are made to put an address into the history.':
      'Rien n’a été transféré : de tels événements sont faits pour mettre une adresse dans l’historique.',
    'The Safe did not start this transfer.': 'Le Safe n’a pas lancé ce transfert.',
    '{0} resembles {1}, which you know, but is another address.':
      '{0} ressemble à {1}, que vous connaissez, mais c’est une autre adresse.',
    'The transfer is what it looks like.': 'Le transfert est ce qu’il paraît.',
    executor: 'exécutant',
    outcome: 'résultat',
    time: 'heure',
    transaction: 'transaction',
    'The {0} could not be read.': '{0} : n’a pas pu être lu.',
    'The {0} is as on the chain.': '{0} : comme sur la chaîne.',
    "The service gives another {0} than the chain; the chain's is used.":
      '{0} : le service dit autre chose que la chaîne ; c’est la chaîne qui vaut.',
    'Owners or threshold on one of the chains are not known.':
      'Propriétaires ou signatures requises ne sont pas connus sur une des chaînes.',
    'On chain {0} it has the same owners and threshold.':
      'Sur la chaîne {0}, il a les mêmes propriétaires et signatures requises.',
    'On chain {0} it has other owners or another threshold.':
      'Sur la chaîne {0}, il a d’autres propriétaires ou d’autres signatures requises.',
    '{0} has no approval of {1} for this transaction.': '{0} n’a pas l’approbation de {1} pour cette transaction.',
    'This message is not signed.': 'Ce message n’est pas signé.',
    'Only a verified transaction or message can be signed.':
      'Seuls une transaction ou un message vérifiés peuvent être signés.',
    'What would go to the wallet is not what is on this screen. Nothing was signed or sent.':
      'Ce qui irait au portefeuille n’est pas ce qui est sur cet écran. Rien n’a été signé ni envoyé.',
    'The signature is not by {0} over what was shown.': 'La signature n’est pas de {0} sur ce qui a été montré.',
    'The Safe accepts the signatures and executes.': 'Le Safe accepte les signatures et exécute.',
    'The suggested gas is enough.': 'Le gaz proposé suffit.',
    'With the suggested gas it would fail and use up its nonce.':
      'Avec le gaz proposé, elle échouerait et utiliserait son nonce.',
    'The Safe refuses the execution.': 'Le Safe refuse l’exécution.',
    'The Safe refuses the execution: {0}.': 'Le Safe refuse l’exécution : {0}.',
    'The execution could not be tried. {0}': 'L’exécution n’a pas pu être essayée. {0}',
    'The node did not answer.': 'Le nœud n’a pas répondu.',
    'No node is set for this chain: nothing could be verified.':
      'Aucun nœud n’est défini pour cette chaîne : rien n’a pu être vérifié.',
    'Verification stopped: {0}': 'La vérification s’est arrêtée : {0}',
    balance: 'solde',
    decimals: 'décimales',
    symbol: 'symbole',
    'The token does not say its {0}.': '{0} : le jeton ne le dit pas.',
    'The {0} is from the chain.': '{0} : de la chaîne.',
    "The service gives another {0} than the token itself; the token's is used.":
      '{0} : le service dit autre chose que le jeton lui-même ; c’est le jeton qui vaut.',
    'The factory is no official one: nobody can say what it makes.':
      'La fabrique n’est pas officielle : personne ne peut dire ce qu’elle produit.',
    'The code that it would run is no official release of Safe.':
      'Le code qu’il exécuterait n’est pas une version officielle de Safe.',
    'This set-up gives this address.': 'Cette configuration donne cette adresse.',
    'This set-up gives another address: money sent to the one shown would be lost.':
      'Cette configuration donne une autre adresse : l’argent envoyé à celle montrée serait perdu.',
    'The set-up cannot be read.': 'La configuration est illisible.',
    'Foreign code would run in the place of the Safe while it is set up.':
      'Du code étranger s’exécuterait à la place du Safe pendant sa configuration.',
    'Creating it pays {0} to {1}.': 'Sa création paie {0} à {1}.',
    'The threshold does not fit the owners.': 'Les signatures requises ne conviennent pas aux propriétaires.',
    'The set-up has other owners than those shown.': 'La configuration a d’autres propriétaires que ceux montrés.',
    'The set-up has another threshold than the one shown.': 'La configuration requiert d’autres signatures que montré.',
    'The official {0} {1} is on this chain.': 'L’officiel {0} {1} est sur cette chaîne.',
    'The official {0} {1} is not on this chain ({2}).': 'L’officiel {0} {1} n’est pas sur cette chaîne ({2}).',
    'Other code than the official {0} {1} is at its address on this chain ({2}).':
      'À l’adresse de l’officiel {0} {1} se trouve un autre code sur cette chaîne ({2}).',
    code: 'code',
    'It has no {0}, as planned.': '{0} : aucun, comme prévu.',
    'Its {0} are as planned.': '{0} : comme prévu.',
    'Its {0} is as planned.': '{0} : comme prévu.',
    'Its {0} are not what was planned.': '{0} : pas comme prévu.',
    'Its {0} is not what was planned.': '{0} : pas comme prévu.',
    'The chain knows of no such transaction.': 'La chaîne ne connaît pas de telle transaction.',
    'The chain knows of no such execution.': 'La chaîne ne connaît pas de telle exécution.',
    'It does not say what was transferred.': 'Il ne dit pas ce qui a été transféré.',
    'Old versions leave no event when they receive coins: it cannot be confirmed.':
      'Les anciennes versions ne laissent pas d’événement en recevant de la monnaie : cela ne peut être confirmé.',
    'The chain knows of no such transfer.': 'La chaîne ne connaît pas de tel transfert.',
    'The Safe was created there.': 'Le Safe a été créé là.',
    'Old versions leave no event when they are set up: it cannot be confirmed.':
      'Les anciennes versions ne laissent pas d’événement à leur configuration : cela ne peut être confirmé.',
    'The Safe was not created there.': 'Le Safe n’a pas été créé là.',
    'What was called is not to be seen on the chain.': 'Ce qui a été appelé ne se voit pas sur la chaîne.',
    'It did what the service says.': 'Elle a fait ce que dit le service.',
    'It did something else than the service says; what is shown is what the chain has.':
      'Elle a fait autre chose que ne dit le service ; est montré ce que la chaîne a.',
    'The transaction is not in a block yet.': 'La transaction n’est pas encore dans un bloc.',
    'It was executed.': 'Elle a été exécutée.',
    'It was executed and failed inside; its nonce is used up.':
      'Elle a été exécutée et a échoué à l’intérieur ; son nonce est utilisé.',
    'The transaction was refused by the Safe; nothing happened, and the nonce is still open.':
      'Le Safe a refusé la transaction ; rien ne s’est passé, et le nonce est toujours ouvert.',
    'That transaction did not execute this one.': 'Cette autre transaction n’a pas exécuté celle-ci.',
    'The events of the Safe could not be read.': 'Les événements du Safe n’ont pas pu être lus.',
    'Executions alone were read, and it is none.': 'Seules des exécutions ont été lues, et ce n’en est pas une.',
    'Old versions leave no event for each execution: completeness cannot be shown.':
      'Les anciennes versions ne laissent pas un événement par exécution : l’exhaustivité ne peut être montrée.',
    'All {0} executions are known.': 'Les {0} exécutions sont toutes connues.',
    '{0} executions left an event, but the nonce is {1}: the history is not complete, or the Safe was tampered with.':
      '{0} exécutions ont laissé un événement, mais le nonce est {1} : l’historique n’est pas complet, ou le Safe a été manipulé.',
    'The service does not show an execution by a module.': 'Le service ne montre pas une exécution par un module.',
    'The service does not show an execution.': 'Le service ne montre pas une exécution.',
    'The Safe accepts the signature.': 'Le Safe accepte la signature.',
    'The Safe does not accept the signature.': 'Le Safe n’accepte pas la signature.',
    'The Safe could not be asked whether it accepts the signature. {0}':
      'On n’a pas pu demander au Safe s’il accepte la signature. {0}',
    'The message cannot be hashed: its data does not fit its types.':
      'Le message ne peut pas être haché : ses données ne correspondent pas à leurs types.',
    'The hash is the hash of this message.': 'Le hash est bien celui de ce message.',
    'The message was changed: it does not hash to what the service says.':
      'Le message a été changé : son hash n’est pas celui que dit le service.',
    'This is the message that the link names.': 'C’est le message que nomme le lien.',
    'This is not the message that the link names.': 'Ce n’est pas le message que nomme le lien.',
    'The Safe could not be asked whether it accepts the signatures.':
      'On n’a pas pu demander au Safe s’il accepte les signatures.',
    'The Safe accepts the signatures.': 'Le Safe accepte les signatures.',
    'The signatures are valid, but the Safe does not accept them: its fallback handler may not support messages.':
      'Les signatures sont valides, mais le Safe ne les accepte pas : son gestionnaire de repli ne prend peut-être pas en charge les messages.',
    'A hash is approved for another Safe, and nobody shows what it stands for.':
      'Un hash est approuvé pour un autre Safe, et personne ne montre ce qu’il représente.',
    'The transaction shown belongs to another Safe than the one that is addressed.':
      'La transaction montrée appartient à un autre Safe que celui visé.',
    'The approved hash is that of the transaction shown.': 'Le hash approuvé est celui de la transaction montrée.',
    'The approved hash is not that of the transaction shown.':
      'Le hash approuvé n’est pas celui de la transaction montrée.',
    'The inner transaction has the signatures it needs.': 'La transaction intérieure a les signatures qu’il lui faut.',
    'The inner transaction lacks valid signatures: it would be refused.':
      'Il manque à la transaction intérieure des signatures valides : elle serait refusée.',
    'More than {0} Safes are nested.': 'Plus de {0} Safes sont imbriqués.',
    '{0} is, through other Safes, an owner of itself.': '{0} est, à travers d’autres Safes, propriétaire de lui-même.',
    '{0} cannot reach its threshold without its own signature.':
      '{0} ne peut pas réunir les signatures requises sans la sienne.',
    'Any one of its {0} owners speaks for {1}.': 'Chacun de ses {0} propriétaires parle seul pour {1}.',
    'No owner is a Safe.': 'Aucun propriétaire n’est un Safe.',
    '{0} owners are Safes; there is no circle.': '{0} propriétaires sont des Safes ; il n’y a pas de cercle.',
    'the chain does not show which.': 'la chaîne ne montre pas laquelle.',
    'the logs of the Safe could not be read.': 'les journaux du Safe n’ont pas pu être lus.',
    'the node does not show logs that are old enough.': 'le nœud ne montre pas de journaux assez anciens.',
    'It was executed: the Safe’s own log says so.': 'Elle a été exécutée : le propre journal du Safe le dit.',
    'Another transaction took nonce {0}: this one can never be executed.':
      'Une autre transaction a pris le nonce {0} : celle-ci ne pourra jamais être exécutée.',
    'Whether it was executed or replaced is not known: {0}': 'On ne sait pas si elle a été exécutée ou remplacée : {0}',
    nobody: 'personne',
    'unknown code': 'code inconnu',
    success: 'réussite',
    failure: 'échec',
    complete: 'complet',
    incomplete: 'incomplet',
    nothing: 'rien',
    'not known': 'inconnu',
    unbounded: 'sans limite',
    trusted: 'de confiance',
    'no official contract': 'aucun contrat officiel',
    'a call, and not a transfer': 'un appel, pas un transfert',
  },
  sentences: {
    sendAmount: 'Envoyer {amount} à {recipient}',
    sendNft: 'Envoyer {nft} à {recipient}',
    sendMultiToken: 'Envoyer {count} du jeton numéro {tokenId} de {token} à {recipient}',
    sendMultiTokens: 'Envoyer {count} sortes de jetons de {token} à {recipient}',
    collectAmount: 'Prélever {amount} chez {sender}',
    collectNft: 'Prélever {nft} chez {sender}',
    collectMultiToken: 'Prélever {count} du jeton numéro {tokenId} de {token} chez {sender}',
    collectMultiTokens: 'Prélever {count} sortes de jetons de {token} chez {sender}',
    moveMultiToken:
      'Déplacer {count} du jeton numéro {tokenId} de {token} de {sender} à {recipient} par une autorisation',
    moveMultiTokens: 'Déplacer {count} sortes de jetons de {token} de {sender} à {recipient} par une autorisation',
    moveTokens: 'Déplacer des jetons de {token} de {sender} à {recipient} par une autorisation',
    reject: 'Ne rien faire et utiliser le nonce (rejet)',
    emptyCall: 'Appeler {target} sans valeur ni données',
    addOwner: 'Ajouter le propriétaire {owner} et exiger {threshold} signatures sur {ownerCount}',
    addOwnerUnknown: 'Ajouter le propriétaire {owner} et exiger {threshold} signatures',
    removeOwner: 'Retirer le propriétaire {owner} et exiger {threshold} signatures sur {ownerCount}',
    removeOwnerUnknown: 'Retirer le propriétaire {owner} et exiger {threshold} signatures',
    swapOwner: 'Remplacer le propriétaire {oldOwner} par {newOwner} et garder {threshold} sur {ownerCount}',
    swapOwnerUnknown: 'Remplacer le propriétaire {oldOwner} par {newOwner}',
    changeThreshold: 'Exiger {threshold} signatures sur {ownerCount} au lieu de {oldThreshold}',
    changeThresholdUnknown: 'Exiger {threshold} signatures',
    changeImplementation: 'Remplacer le code du Safe par {implementation}',
    changeImplementationAndHandler:
      'Remplacer le code du Safe par {implementation}, et son gestionnaire de repli par {handler}',
    enableModule: 'Activer le module {module}, qui peut alors agir sans signatures',
    disableModule: 'Désactiver le module {module}',
    setGuard: 'Définir la garde {guard}, qui peut alors refuser toute transaction',
    deleteGuard: 'Retirer la garde',
    setModuleGuard: 'Définir la garde des modules {moduleGuard}, qui peut alors refuser toute transaction de module',
    deleteModuleGuard: 'Retirer la garde des modules',
    setFallbackHandler: 'Définir le gestionnaire de repli {handler}',
    deleteFallbackHandler: 'Retirer le gestionnaire de repli',
    configureFallbackHandler: 'Changer la façon dont le gestionnaire de repli répond ({method})',
    approveAmount: 'Autoriser {spender} à dépenser jusqu’à {amount}',
    approveUnlimited: 'Autoriser {spender} à dépenser une quantité illimitée de {token}',
    approveNft: 'Autoriser {spender} à prendre {nft}',
    approveUnknown: 'Autoriser {spender} à dépenser {value} unités, ou à prendre la pièce numéro {value}, de {token}',
    increaseAllowance: 'Autoriser {spender} à dépenser {amount} de plus',
    decreaseAllowance: 'Autoriser {spender} à dépenser {amount} de moins',
    revokeApproval: 'Retirer à {spender} l’autorisation sur {token}',
    approveOperator: 'Autoriser {operator} à prendre toute pièce de {token} que détient le Safe',
    revokeOperator: 'Retirer à {operator} la permission de prendre des pièces de {token}',
    permit2Approve: 'Autoriser {spender} à dépenser jusqu’à {amount} par Permit2',
    permit2ApproveUnlimited: 'Autoriser {spender} à dépenser une quantité illimitée de {token} par Permit2',
    addSpender: 'Faire de {spender} un bénéficiaire de limites de dépense',
    removeSpender: 'Mettre fin à toutes les limites de dépense de {spender}',
    setLimitOnce: 'Laisser {spender} dépenser jusqu’à {amount} une fois, sans signatures',
    setLimitDaily: 'Laisser {spender} dépenser jusqu’à {amount} par jour, sans signatures',
    setLimitDays: 'Laisser {spender} dépenser jusqu’à {amount} tous les {days} jours, sans signatures',
    setLimitMinutes: 'Laisser {spender} dépenser jusqu’à {amount} toutes les {minutes} minutes, sans signatures',
    resetLimit: 'Laisser {spender} dépenser de nouveau toute la limite de {token}',
    resetCoinLimit: 'Laisser {spender} dépenser de nouveau toute la limite de la monnaie de la chaîne',
    endLimit: 'Mettre fin à la limite de dépense de {spender} pour {token}',
    endCoinLimit: 'Mettre fin à la limite de dépense de {spender} pour la monnaie de la chaîne',
    changeLimits: 'Modifier des limites de dépense ({count} appels)',
    payRecipients: 'Payer {count} destinataires',
    payAmount: 'Payer {amount} à {count} destinataires',
    sendSeveral: 'Faire {count} paiements à {recipient}',
    sendNfts: 'Envoyer {count} NFT',
    changeOwners: 'Changer les propriétaires et exiger {threshold} signatures sur {ownerCount}',
    changeOwnersUnknown: 'Changer les propriétaires du Safe ({count} changements)',
    changeSettings: 'Modifier {count} réglages du Safe',
    revokeApprovals: 'Retirer {count} autorisations de jetons',
    batch: 'Exécuter un lot de {count} appels',
    batchOfOne: 'Exécuter un lot d’un appel',
    brokenBatch: 'Exécuter un lot illisible',
    execute: 'Faire exécuter une transaction par {safe}',
    approveHash: 'Approuver le hash {hash} comme propriétaire de {safe}',
    signMessage: 'Signer un message au nom du Safe, sur la chaîne',
    deployContract: 'Déployer un contrat',
    createSafe: 'Créer un Safe',
    migrate: 'Remplacer le code du Safe par l’officiel {implementation}',
    migrateWithHandler:
      'Remplacer le code du Safe par l’officiel {implementation}, et son gestionnaire de repli par {handler}',
    transferControl: 'Changer qui contrôle {target} ({method})',
    call: 'Appeler {method} sur {target}',
    callWithValue: 'Appeler {method} sur {target} et envoyer {amount}',
    callUnknown: 'Appeler une fonction inconnue ({selector}) sur {target}',
    callUnknownWithValue: 'Appeler une fonction inconnue ({selector}) sur {target} et envoyer {amount}',
    delegatecall: 'Exécuter le code de {target} comme s’il était ce Safe ({method})',
  },
}
