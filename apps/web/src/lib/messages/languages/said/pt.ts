import type { SaidWords } from './SaidWords.ts'

export const said: SaidWords = {
  forms: {
    'The official spending limit module can then pay beneficiaries up to their limits.':
      'O módulo oficial de limites de gasto poderá pagar aos beneficiários até os seus limites.',
    'The official {0} {1} then answers in the name of the Safe.': 'O {0} {1} oficial responde depois em nome do Safe.',
    'It is not on the chain yet: its address is made of these owners and this threshold, and of nothing else.':
      'Ainda não está na cadeia: o seu endereço é feito destes proprietários e deste limiar, e de mais nada.',
    'The Safe cannot be created with this transaction: {0}.': 'O Safe não pode ser criado com esta transação: {0}.',
    'its owners, threshold and salt give another address': 'os seus proprietários, limiar e sal dão outro endereço',
    'planned: its owners, threshold and salt give another address.':
      'planned: os seus proprietários, limiar e sal dão outro endereço.',
    'it is not the first of its Safe': 'não é a primeira do seu Safe',
    '{0} is none of the owners': '{0} não é nenhum dos proprietários',
    '{0} owners must have signed': '{0} proprietários têm de ter assinado',
    'A part of this page could not be loaded: nobody answered.':
      'Uma parte desta página não pôde ser carregada: ninguém respondeu.',
    'The chain refused the creation; its fee is spent, and nothing was made.':
      'A blockchain recusou a criação; a taxa foi gasta e nada foi feito.',
    'The creation was sent and is not on the chain yet. This page goes on looking for it by itself.':
      'A criação foi enviada e ainda não está na blockchain. Esta página continua procurando por ela sozinha.',
    'The search gave no answer that can be read.': 'A busca não deu nenhuma resposta legível.',
    'The browser does not let the search run.': 'O navegador não deixa a busca rodar.',
    'The configuration names no chain {0}.': 'A configuração não nomeia nenhuma rede {0}.',
    '{0} is no address.': '{0} não é um endereço.',
    'The verification worker does not run: {0}': 'O processo de verificação não roda: {0}',
    'its script could not be run.': 'O script dele não pôde ser executado.',
    'it does not answer.': 'Ele não responde.',
    'The owners could not be followed.': 'Não foi possível seguir os proprietários.',
    'The service linked its next page to another origin.': 'O serviço apontou a próxima página para outra origem.',
    'Invalid response content': 'O conteúdo da resposta não é válido',
    'The service did not answer within {0} ms.': 'O serviço não respondeu em {0} ms.',
    'The service cannot be reached.': 'Não é possível alcançar o serviço.',
    'The list of the service repeats itself after {0} pages.': 'A lista do serviço se repete depois de {0} páginas.',
    'The list of the service did not end within {0} pages.': 'A lista do serviço não terminou em {0} páginas.',
    'The service answered in a form this app does not know at "{0}".':
      'O serviço respondeu em “{0}” numa forma que este app não conhece.',
    'The service answered in a form this app does not know.':
      'O serviço respondeu numa forma que este app não conhece.',
    'The connection to the host was closed before it answered {0}.':
      'A conexão com o host foi fechada antes que ele respondesse a {0}.',
    'This page is in no frame of a host, or no host is allowed.':
      'Esta página não está no quadro de um host, ou nenhum host é permitido.',
    'The page at {0} shows this one in a frame, and is no allowed host.':
      'A página {0} mostra esta num quadro e não é um host permitido.',
    'The host refused {0}.': 'O host recusou {0}.',
    'The host refused {0}: {1}': 'O host recusou {0}: {1}',
    'The host did not answer {0} within {1} seconds.': 'O host não respondeu a {0} em {1} segundos.',
    'The host answered {0} with something that cannot be read.': 'O host respondeu a {0} com algo ilegível.',
    'A page in a frame is no host.': 'Uma página num quadro não é um host.',
    '{0} was rejected in the host.': '{0} foi rejeitado no host.',
    'The node did not answer {0}.': 'O nó não respondeu a {0}.',
    'The node is on chain {0}, not on chain {1}.': 'O nó está na rede {0}, não na rede {1}.',
    'There is no Safe at {0} on chain {1}: {2}.': 'Não há nenhum Safe em {0} na rede {1}: {2}.',
    'no contract is deployed there': 'não há nenhum contrato ali',
    'the contract does not answer like one': 'o contrato não responde como um Safe',
    'The file names "{0}" twice, or should not name it at all.':
      'O arquivo nomeia “{0}” duas vezes, ou não deveria nomear.',
    'The file is no JSON.': 'O arquivo não é JSON.',
    'The file is longer than {0} bytes.': 'O arquivo tem mais de {0} bytes.',
    'chainId: this is the id of no chain.': 'chainId: não é o número de nenhuma rede.',
    'no such field is known': 'esse campo não é conhecido',
    'not readable': 'ilegível',
    'The file': 'O arquivo',
    'The typed data takes too long to hash: {0}.': 'Calcular o hash destes dados tipados demora demais: {0}.',
    'it has more than {0} types': 'eles têm mais de {0} tipos',
    'its types have more than {0} fields': 'os tipos deles têm mais de {0} campos',
    'its values are too many for their types': 'os valores são muitos para os seus tipos',
    'it nests more than {0} levels': 'eles têm mais de {0} níveis de aninhamento',
    'a value of type {0} is {1} characters long': 'um valor do tipo {0} tem {1} caracteres',
    '"{0}" is not the version of a Safe.': '“{0}” não é a versão de um Safe.',
    'The link was refused at “{0}”: {1}.': 'O link foi recusado em “{0}”: {1}.',
    'there are more than {0}': 'há mais de {0}',
    'it is cut off': 'está cortado',
    'its length is written in a longer way': 'o seu comprimento está escrito de forma mais longa',
    'it is too long': 'é longo demais',
    'it has {0} bytes, not 20': 'tem {0} bytes, não 20',
    'it is written in a longer way': 'está escrito de forma mais longa',
    'it is no text': 'não é um texto',
    'it is larger than 256 bits': 'é maior que 256 bits',
    'it is longer than any transaction': 'é mais longo que qualquer transação',
    'it does not begin with {0}': 'não começa com {0}',
    'it has letters that no link has': 'tem caracteres que nenhum link tem',
    'something follows its end': 'algo vem depois do fim',
    'it is not that of the fields and signatures': 'não é o dos campos e assinaturas',
    'it is no JSON': 'não é JSON',
    'it is malformed': 'está malformado',
    'its data does not fit its types': 'os dados não combinam com os tipos',
    'the fields have another hash than the link says': 'os campos têm outro hash que o do link',
    '{0} smallest units of {1}': '{0} unidades mínimas de {1}',
    '{0} smallest units of the native coin': '{0} unidades mínimas da moeda da rede',
    '{0} of token {1}': '{0} do token {1}',
    'The code at {0} runs as if it were the Safe. An official library belongs there.':
      'O código em {0} roda como se fosse o Safe. Ali deve estar uma biblioteca oficial.',
    'The code at {0} runs as if it were the Safe: it can take everything and replace the Safe itself.':
      'O código em {0} roda como se fosse o Safe: pode levar tudo e substituir o próprio Safe.',
    'Bytes of the data without a meaning in {0}: {1}.': 'Bytes dos dados sem significado em {0}: {1}.',
    'The function is a guess by its selector: {0}.': 'A função é um palpite pelo seletor: {0}.',
    'What {0} does with this data is not known.': 'Não se sabe o que {0} faz com estes dados.',
    'Calls are nested deeper than this check reads.':
      'As chamadas estão aninhadas mais fundo do que esta verificação lê.',
    'The batch is not run as the Safe: its calls come from the batch contract.':
      'O lote não roda como o Safe: as chamadas vêm do contrato de lotes.',
    'The batch cannot be read from byte {0} on; what it does is not known.':
      'O lote é ilegível a partir do byte {0}; não se sabe o que faz.',
    'The calls of the batch send {0} together.': 'As chamadas do lote enviam juntas {0}.',
    'The batch contains a call of the Safe to itself, which can change its settings.':
      'O lote contém uma chamada do Safe a si mesmo, que pode mudar as suas configurações.',
    'The symbol of the token {0} seems made to be taken for another one.':
      'O símbolo do token {0} parece feito para ser confundido com outro.',
    'It signs a transaction of {0}: check that one too.': 'Ela assina uma transação de {0}: confira essa também.',
    'The message is then signed by the Safe for anyone who asks.':
      'A mensagem fica assinada pelo Safe para quem perguntar.',
    'Control over {0} changes.': 'O controle sobre {0} muda.',
    'What the Safe answers to signature checks changes.': 'Muda o que o Safe responde a verificações de assinatura.',
    'Up to the limit, the beneficiary can then spend without any owner’s signature.':
      'Até o limite, o beneficiário pode gastar sem a assinatura de nenhum proprietário.',
    '{0} can then take all of it, now and later.': '{0} pode levar tudo, agora e depois.',
    '{0} can then take what is allowed without another signature.':
      '{0} pode levar o que é permitido sem outra assinatura.',
    'The code of the Safe is replaced.': 'O código do Safe é substituído.',
    'The code of the Safe is replaced by the official {0} {1}.': 'O código do Safe é substituído pelo oficial {0} {1}.',
    'The code of the Safe is replaced by {0}, which is no official one: whoever wrote it controls everything.':
      'O código do Safe é substituído por {0}, que não é oficial: quem o escreveu controla tudo.',
    'The call goes to the zero address, which newer batch contracts read as this Safe itself.':
      'A chamada vai ao endereço zero, que os contratos de lotes mais novos leem como este próprio Safe.',
    'Refund fields are set. The gas price is zero, so nothing is paid.':
      'Há campos de reembolso definidos. O preço do gás é zero, então nada é pago.',
    'at least {0}, without an upper limit,': 'pelo menos {0}, sem limite superior,',
    'up to {0}': 'até {0}',
    'The Safe pays {0} to whoever executes.': 'O Safe paga {0} a quem executar.',
    'The Safe pays {0} to {1} when this is executed.': 'O Safe paga {0} a {1} quando isto é executado.',
    '{0} becomes an owner and can sign.': '{0} se torna proprietário e pode assinar.',
    '{0} is no longer an owner.': '{0} deixa de ser proprietário.',
    '{0} becomes an owner in place of {1}.': '{0} se torna proprietário no lugar de {1}.',
    'The code of the Safe is replaced by {0}: whoever wrote it controls everything.':
      'O código do Safe é substituído por {0}: quem o escreveu controla tudo.',
    '{0} can then move everything without any signature.': '{0} pode mover tudo sem nenhuma assinatura.',
    'What {0} did for the Safe stops working.': 'O que {0} fazia para o Safe para de funcionar.',
    '{0} can then refuse every transaction, its own removal included.':
      '{0} pode recusar qualquer transação, inclusive a própria remoção.',
    '{0} can then refuse every module transaction.': '{0} pode recusar qualquer transação de módulos.',
    'What the guard refused is possible again.': 'O que a guarda recusava volta a ser possível.',
    'What the module guard refused is possible again.': 'O que a guarda de módulos recusava volta a ser possível.',
    'The Safe no longer answers signature checks and may refuse some tokens.':
      'O Safe deixa de responder a verificações de assinatura e pode recusar alguns tokens.',
    '{0} then answers in the name of the Safe, signature checks included.':
      '{0} responde em nome do Safe, inclusive a verificações de assinatura.',
    'The threshold is {0} from then on.': 'A partir daí são necessárias {0} assinaturas.',
    'The threshold is {0} from then on, instead of {1}.': 'A partir daí são necessárias {0} assinaturas em vez de {1}.',
    'The contract refused the transaction.': 'O contrato recusou a transação.',
    'Check the amounts and the state it depends on, then simulate it again. Nothing was spent but gas, if it was mined.':
      'Confira os valores e aquilo de que ela depende, e experimente de novo. Só gás foi gasto, se ela está num bloco.',
    'The maximum fee per gas is larger than any chain can represent.':
      'A taxa máxima por gás é maior do que uma rede pode representar.',
    'Enter a lower maximum fee, or let the wallet suggest one.':
      'Digite uma taxa máxima menor, ou deixe a carteira sugerir uma.',
    'The maximum fee per gas is below what the next block asks for.':
      'A taxa máxima por gás está abaixo do que o próximo bloco pede.',
    'Raise the maximum fee, or wait until the network is less busy.':
      'Aumente a taxa máxima, ou espere a rede ficar menos ocupada.',
    'The paying account does not hold enough for the value and the fee.':
      'A conta que paga não tem o bastante para o valor e a taxa.',
    'Send it some of the native coin, or pay with another account.':
      'Envie a ela um pouco da moeda da rede, ou pague com outra conta.',
    'The gas limit is more than a block can hold.': 'O limite de gás é mais do que cabe num bloco.',
    'Lower the gas limit, or split the batch into smaller ones.':
      'Diminua o limite de gás, ou divida o lote em menores.',
    'The gas limit is too low even to start the transaction.':
      'O limite de gás não basta nem para começar a transação.',
    'Raise the gas limit, or leave it empty to have it estimated.':
      'Aumente o limite de gás, ou deixe vazio para que seja estimado.',
    'The paying account has used every nonce it can have.': 'A conta que paga usou todos os nonces que pode ter.',
    'Pay with another account.': 'Pague com outra conta.',
    'The paying account has transactions missing before this one.': 'Faltam à conta que paga transações antes desta.',
    'Wait for its pending transactions, or reset its activity in the wallet.':
      'Espere as transações pendentes dela, ou redefina a atividade dela na carteira.',
    'The paying account has already sent a transaction with this number.':
      'A conta que paga já enviou uma transação com este número.',
    'It may be this one: look at the history before you try again.':
      'Pode ser esta: olhe o histórico antes de tentar de novo.',
    'The priority fee is higher than the maximum fee.': 'A taxa de prioridade é maior que a máxima.',
    'Lower the priority fee, or raise the maximum fee.': 'Diminua a taxa de prioridade, ou aumente a máxima.',
    'The chain does not know this type of transaction.': 'A rede não conhece este tipo de transação.',
    'Choose the legacy type in the wallet.': 'Escolha o tipo antigo (legacy) na carteira.',
    'The node refused the request and the reason is not known here.':
      'O nó recusou o pedido e o motivo não é conhecido aqui.',
    'Try again; if it persists, ask another node.': 'Tente de novo; se continuar, pergunte a outro nó.',
    'A pending transaction with this number pays more.': 'Uma transação pendente com este número paga mais.',
    'Raise both fees by at least a tenth, or wait for the pending one.':
      'Aumente as duas taxas em pelo menos um décimo, ou espere a pendente.',
    'The contract refused the transaction: {0}': 'O contrato recusou a transação: {0}',
    'the Safe could not be initialised': 'o Safe não pôde ser inicializado',
    'the Safe has not been set up': 'o Safe não foi configurado',
    'the contract to call during set-up does not exist': 'o contrato a chamar na configuração não existe',
    'the gas limit does not leave enough gas for the transaction itself':
      'o limite de gás não deixa gás bastante para a própria transação',
    'the Safe cannot pay the refund in the native coin': 'o Safe não pode pagar o reembolso na moeda da rede',
    'the Safe cannot pay the refund in the chosen token': 'o Safe não pode pagar o reembolso no token escolhido',
    'the call that the Safe makes fails': 'a chamada que o Safe faz falha',
    'there are fewer signatures than the threshold asks for': 'há menos assinaturas do que o necessário',
    'a contract signature points into the part of the other signatures':
      'uma assinatura de contrato aponta para a parte das outras assinaturas',
    'a contract signature points beyond the end of the signatures':
      'uma assinatura de contrato aponta além do fim das assinaturas',
    'a contract signature is cut off': 'uma assinatura de contrato está cortada',
    'a contract owner does not accept its signature': 'um proprietário que é contrato não aceita a sua assinatura',
    'an owner has not approved the hash': 'um proprietário não aprovou o hash',
    'a signature is of no owner, out of order, or for another transaction':
      'uma assinatura não é de nenhum proprietário, está fora de ordem ou é de outra transação',
    'the data given for a contract signature does not belong to the hash':
      'os dados de uma assinatura de contrato não pertencem ao hash',
    'only an owner can approve a hash': 'só um proprietário pode aprovar um hash',
    'only the Safe itself can call this': 'só o próprio Safe pode chamar isto',
    'the modules have been set up already': 'os módulos já foram configurados',
    'the address cannot be a module': 'o endereço não pode ser um módulo',
    'the module is enabled already': 'o módulo já está ativado',
    'the module is not where the list of modules should have it': 'o módulo não está onde deveria na lista de módulos',
    'only an enabled module can call this': 'só um módulo ativado pode chamar isto',
    'the list of modules cannot start there': 'a lista de módulos não pode começar ali',
    'the page of modules is too small': 'a página de módulos é pequena demais',
    'the owners have been set up already': 'os proprietários já foram configurados',
    'the threshold would be more than the number of owners':
      'seriam necessárias mais assinaturas do que há proprietários',
    'the threshold would be zero': 'seriam necessárias zero assinaturas',
    'the address cannot be an owner': 'o endereço não pode ser proprietário',
    'the address is an owner already': 'o endereço já é proprietário',
    'the owner is not where the list of owners should have it':
      'o proprietário não está onde deveria na lista de proprietários',
    'the guard is no guard contract': 'a guarda não é um contrato de guarda',
    'the module guard is no guard contract': 'a guarda de módulos não é um contrato de guarda',
    'the Safe cannot be its own fallback handler': 'o Safe não pode ser o seu próprio fallback handler',
    'the Safe holds too little of the chain’s coin': 'o Safe tem pouco demais da moeda da rede',
    "The wallet's answer is not a signature of 65 bytes (it has {0}).":
      'A resposta da carteira não é uma assinatura de 65 bytes (tem {0}).',
    "The wallet's answer ends in {0}, which no signature does.":
      'A resposta da carteira termina em {0}, e nenhuma assinatura termina assim.',
    'fallback handler': 'fallback handler',
    guard: 'guarda',
    implementation: 'código',
    'module guard': 'guarda de módulos',
    modules: 'módulos',
    owners: 'proprietários',
    threshold: 'assinaturas necessárias',
    'Nobody could try it out on your node.': 'Ninguém pôde experimentar no seu nó.',
    'Tried out on your node, it succeeds.': 'Experimentada no seu nó, dá certo.',
    'Tried out on your node, it fails.': 'Experimentada no seu nó, falha.',
    'Tried out on your node, it fails: {0}.': 'Experimentada no seu nó, falha: {0}.',
    'other storage': 'outro armazenamento',
    'It changes the Safe itself: {0}.': 'Muda o próprio Safe: {0}.',
    'Your node does not say what would change in the Safe.': 'O seu nó não diz o que mudaria no Safe.',
    'The contract {0} does not accept this signature for what was shown.':
      'O contrato {0} não aceita esta assinatura para o que foi mostrado.',
    'A scan outside of this browser found an issue.': 'Uma análise fora deste navegador encontrou um problema.',
    'No scan is available; that says nothing about the risk.':
      'Nenhuma análise está disponível; isso não diz nada sobre o risco.',
    'The note is signed by {0}.': 'A nota está assinada por {0}.',
    'The proposal is signed by {0}.': 'A proposta está assinada por {0}.',
    'That the note is by {0} is only claimed by the service.': 'Que a nota é de {0}, só o serviço alega.',
    'That the proposal is by {0} is only claimed by the service.': 'Que a proposta é de {0}, só o serviço alega.',
    'No foreign code runs in the place of the Safe.': 'Nenhum código alheio roda no lugar do Safe.',
    'The service calls this delegatecall trusted; that counts for nothing here.':
      'O serviço chama este delegatecall de confiável; aqui isso não conta.',
    'Code at {0} would run in the place of the Safe, and could not be checked.':
      'O código em {0} rodaria no lugar do Safe, e não pôde ser verificado.',
    'There is no contract at {0}: the call would do nothing and count as done.':
      'Não há contrato em {0}: a chamada não faria nada e contaria como feita.',
    'Code at {0}, which is no official library, would run in the place of the Safe and can change everything in it.':
      'O código em {0}, que não é uma biblioteca oficial, rodaria no lugar do Safe e pode mudar tudo nele.',
    'The delegatecall goes to the official {0} {1}.': 'O delegatecall vai ao oficial {0} {1}.',
    'The batch cannot be read from byte {0} on.': 'O lote é ilegível a partir do byte {0}.',
    'Calls are nested too deep to be shown.': 'As chamadas estão aninhadas fundo demais para serem mostradas.',
    '{0} bytes of the call to {1} are not explained by its arguments.':
      '{0} bytes da chamada a {1} não são explicados pelos seus argumentos.',
    'The call to {0} is encoded in an unusual way.': 'A chamada a {0} está codificada de forma incomum.',
    'The arguments of the call to {0} cannot be read.': 'Os argumentos da chamada a {0} são ilegíveis.',
    '{0} is the official {1}.': '{0} é o oficial {1}.',
    'The service names a {0} that is not the official one.':
      'O serviço nomeia como {0} um contrato que não é o oficial.',
    'chain id': 'número da rede',
    'currency decimals': 'decimais da moeda',
    'currency symbol': 'símbolo da moeda',
    explorer: 'explorador',
    'short name': 'nome curto',
    'The service gives the {0} as configured.': '{0}: o serviço diz o que está configurado.',
    'The service gives another {0} than configured; the configured one is used.':
      '{0}: o serviço diz outra coisa que o configurado; vale o configurado.',
    'Executing pays nothing out of the Safe.': 'Executar não paga nada do Safe.',
    'Executing pays at most {0} out of the Safe.': 'Executar paga no máximo {0} do Safe.',
    'Executing pays a refund ({0}) out of the Safe.': 'Executar paga um reembolso ({0}) do Safe.',
    'Executing pays a refund ({0}) out of the Safe to somebody you do not know.':
      'Executar paga um reembolso ({0}) do Safe a alguém que você não conhece.',
    'How old the answers of the service are is not known.': 'Não se sabe de quando são as respostas do serviço.',
    'The service is {0} blocks behind.': 'O serviço está {0} blocos atrás.',
    'The service claims to be {0} blocks ahead of the chain.':
      'O serviço alega estar {0} blocos à frente da blockchain.',
    'The service is up to date.': 'O serviço está atualizado.',
    'For nonce {0} you signed another transaction here.': 'Para o nonce {0} você assinou aqui outra transação.',
    'Your signature is there.': 'A sua assinatura está lá.',
    'You signed this here, but the service does not show your signature. It can be sent again.':
      'Você assinou isto aqui, mas o serviço não mostra a sua assinatura. Ela pode ser enviada de novo.',
    'The message is made for this Safe itself: signing it would act for the Safe.':
      'A mensagem é feita para este próprio Safe: assiná-la seria agir pelo Safe.',
    'The message is made for chain {0}.': 'A mensagem é feita para a rede {0}.',
    'The message is a bare hash: nobody can see what is signed.':
      'A mensagem é um simples hash: ninguém pode ver o que é assinado.',
    'The message is a text.': 'A mensagem é um texto.',
    'The message is a transaction or message of a Safe in disguise.':
      'A mensagem é uma transação ou mensagem de um Safe disfarçada.',
    'Signing this {0} lets somebody move tokens of the Safe.': 'Assinar isto ({0}) deixa alguém mover tokens do Safe.',
    'Signing this {0} lets somebody act or trade for the Safe.':
      'Assinar isto ({0}) deixa alguém agir ou negociar pelo Safe.',
    'The message is typed data ({0}).': 'A mensagem são dados tipados ({0}).',
    'You signed a transaction with nonce {0} here that the service does not show. Whoever kept the signatures ({1}) can still use them; only another transaction with that nonce ends this.':
      'Você assinou aqui uma transação com nonce {0} que o serviço não mostra. Quem guardou as assinaturas ({1}) ainda pode usá-las; só outra transação com esse nonce põe fim a isso.',
    'Several transactions wait for nonce {0}; only one of them can be executed.':
      'Várias transações esperam pelo nonce {0}; só uma delas pode ser executada.',
    'The next nonce is not known.': 'O próximo nonce não é conhecido.',
    'The next free nonce is {0}.': 'O próximo nonce livre é {0}.',
    'The service recommends nonce {0}; the next free one is {1}.':
      'O serviço recomenda o nonce {0}; o próximo livre é {1}.',
    'The recipient is in your address book.': 'O destinatário está na sua agenda de endereços.',
    'The recipient resembles {0}, which you know, but is another address.':
      'O destinatário se parece com {0}, que você conhece, mas é outro endereço.',
    'The Safe has sent to this recipient before.': 'O Safe já enviou a este destinatário antes.',
    'The recipient is new to you.': 'O destinatário é novo para você.',
    '{0} could not be read from the chain.': '{0} não pôde ser lido da blockchain.',
    'The service speaks of this Safe.': 'O serviço fala deste Safe.',
    'The service answered for another Safe.': 'O serviço respondeu por outro Safe.',
    'The service speaks of this chain.': 'O serviço fala desta rede.',
    'The service answered for another chain.': 'O serviço respondeu por outra rede.',
    'You pinned this Safe.': 'Você fixou este Safe.',
    'This address resembles {0}, which you pinned, but is another one.':
      'Este endereço se parece com {0}, que você fixou, mas é outro.',
    'You have not pinned this Safe yet. Check its address with another owner.':
      'Você ainda não fixou este Safe. Confira o endereço com outro proprietário.',
    'There is no contract at this address.': 'Não há contrato neste endereço.',
    'The contract is an official Safe proxy.': 'O contrato é um proxy oficial do Safe.',
    'The contract at this address is no official Safe proxy.':
      'O contrato neste endereço não é um proxy oficial do Safe.',
    'It runs the official code of {0} {1}.': 'Ele roda o código oficial de {0} {1}.',
    'It runs code that is no official release of Safe.': 'Ele roda código que não é uma versão oficial do Safe.',
    'The Safe does not say its version.': 'O Safe não diz a sua versão.',
    'Version {0} is what its code is.': 'A versão {0} é a do seu código.',
    'Its code is not of the version that it says.': 'O código não é da versão que ele diz.',
    'The Safe does not say what its signatures are bound to.':
      'O Safe não diz a que as suas assinaturas estão ligadas.',
    'Signatures are bound to this Safe and chain.': 'As assinaturas estão ligadas a este Safe e a esta rede.',
    'The Safe binds signatures to something else than this Safe and chain.':
      'O Safe liga as assinaturas a outra coisa que este Safe e esta rede.',
    'No fallback handler is set.': 'Nenhum fallback handler está definido.',
    'The fallback handler is the official {0} {1}.': 'O fallback handler é o oficial {0} {1}.',
    'The fallback handler is no official one: it can answer for the Safe.':
      'O fallback handler não é oficial: pode responder pelo Safe.',
    'The Safe does not say who owns it.': 'O Safe não diz de quem é.',
    'Your account is an owner.': 'A sua conta é proprietária.',
    'Your account is no owner of this Safe.': 'A sua conta não é proprietária deste Safe.',
    'The node answers with an older state than this browser has seen.':
      'O nó responde com um estado mais antigo do que este navegador já viu.',
    nonce: 'nonce',
    version: 'versão',
    'The chain does not say the {0}.': '{0}: a blockchain não diz.',
    'The service gives the {0} as the chain does.': '{0}: o serviço diz o mesmo que a blockchain.',
    'The service is wrong about the {0}. What the chain says is used.':
      '{0}: o serviço está errado. Vale o que a blockchain diz.',
    'An owner has signed this very transaction.': 'Um proprietário assinou esta mesma transação.',
    'No owner has signed this. That somebody proposed it is only the service’s word.':
      'Nenhum proprietário assinou isto. Que alguém propôs é só a palavra do serviço.',
    'The target runs its own code.': 'O alvo roda o seu próprio código.',
    'The explanation is of the code that the target runs.': 'A explicação é do código que o alvo roda.',
    'The target can be changed by its owner; it now runs {0}.': 'O alvo pode ser mudado pelo seu dono; agora roda {0}.',
    'This token calls itself {0}, but is not the {1} of this chain.':
      'Este token se chama {0}, mas não é o {1} desta rede.',
    'The hash could not be computed: the version of the Safe is not known.':
      'O hash não pôde ser calculado: a versão do Safe não é conhecida.',
    'The fields are not those of a transaction.': 'Os campos não são os de uma transação.',
    'The transaction belongs to another Safe.': 'A transação pertence a outro Safe.',
    'The hash is the hash of these fields.': 'O hash é o destes campos.',
    'The fields were changed: they do not hash to what the service says.':
      'Os campos foram mudados: o hash deles não é o que o serviço diz.',
    'This is the transaction that the link names.': 'Esta é a transação que o link nomeia.',
    'This is not the transaction that the link names.': 'Esta não é a transação que o link nomeia.',
    'It does nothing but use up its nonce.': 'Ela só gasta o seu nonce e nada mais.',
    'It is called a rejection, but it does something.': 'Ela se chama rejeição, mas faz algo.',
    'Signatures of this old version are valid on every chain where the Safe has this address.':
      'Assinaturas desta versão antiga valem em toda rede onde o Safe tem este endereço.',
    'The next nonce of the Safe is not known.': 'O próximo nonce do Safe não é conhecido.',
    'Nonce {0} is used up: by this transaction, or by another one.':
      'O nonce {0} está gasto: por esta transação ou por outra.',
    'Nonce {0} is open; the next one is {1}.': 'O nonce {0} está aberto; o próximo é {1}.',
    'Signatures cannot be counted: owners and threshold are not known.':
      'As assinaturas não podem ser contadas: proprietários e assinaturas necessárias não são conhecidos.',
    'None of the signatures belongs to this transaction: it was put in the place of another one.':
      'Nenhuma das assinaturas pertence a esta transação: ela foi posta no lugar de outra.',
    '{0} of {1} signatures are valid.': '{0} de {1} assinaturas são válidas.',
    '{0} more signatures do not count.': 'Mais {0} assinaturas não contam.',
    'The service gives more than {0} signatures. Only the first {1} were checked.':
      'O serviço dá mais de {0} assinaturas. Só as primeiras {1} foram verificadas.',
    'The service says that {0} signatures are needed; it is {1}.':
      'O serviço diz que {0} assinaturas são necessárias; são {1}.',
    'could not be checked on chain': 'não pôde ser verificada na blockchain',
    'is refused by the contract that is said to have signed': 'é recusada pelo contrato que teria assinado',
    'could not be put before the contract that is said to have signed':
      'não pôde ser apresentada ao contrato que teria assinado',
    'is by an owner who was counted already': 'é de um proprietário já contado',
    'is genuine, but by somebody who is no owner any more': 'é autêntica, mas de alguém que não é mais proprietário',
    'is by somebody who is no owner': 'é de alguém que não é proprietário',
    'is an approval that is not on chain': 'é uma aprovação que não está na blockchain',
    'is more than one signature': 'é mais de uma assinatura',
    'was made by no account': 'não é de nenhuma conta',
    'was made by another account or for something else': 'é de outra conta ou para outra coisa',
    'could not be matched with owners': 'não pôde ser associada aos proprietários',
    'is missing': 'falta',
    'cannot be read': 'é ilegível',
    'is valid': 'é válida',
    'The signature of {0} {1}.': 'A assinatura de {0} {1}.',
    'The token is on no list of yours.': 'O token não está em nenhuma lista sua.',
    'Nothing was transferred: such events are made to put an address into the history.':
      'Nada foi transferido: tais eventos são feitos para pôr um endereço no histórico.',
    'The Safe did not start this transfer.': 'O Safe não iniciou esta transferência.',
    '{0} resembles {1}, which you know, but is another address.':
      '{0} se parece com {1}, que você conhece, mas é outro endereço.',
    'The transfer is what it looks like.': 'A transferência é o que parece.',
    executor: 'executor',
    outcome: 'resultado',
    time: 'hora',
    transaction: 'transação',
    'The {0} could not be read.': '{0}: não pôde ser lido.',
    'The {0} is as on the chain.': '{0}: como na blockchain.',
    "The service gives another {0} than the chain; the chain's is used.":
      '{0}: o serviço diz outra coisa que a blockchain; vale a blockchain.',
    'Owners or threshold on one of the chains are not known.':
      'Proprietários ou assinaturas necessárias não são conhecidos em uma das redes.',
    'On chain {0} it has the same owners and threshold.':
      'Na rede {0} ele tem os mesmos proprietários e assinaturas necessárias.',
    'On chain {0} it has other owners or another threshold.':
      'Na rede {0} ele tem outros proprietários ou outras assinaturas necessárias.',
    '{0} has no approval of {1} for this transaction.': '{0} não tem a aprovação de {1} para esta transação.',
    'This message is not signed.': 'Esta mensagem não é assinada.',
    'Only a verified transaction or message can be signed.':
      'Só uma transação ou mensagem verificada pode ser assinada.',
    'What would go to the wallet is not what is on this screen. Nothing was signed or sent.':
      'O que iria à carteira não é o que está nesta tela. Nada foi assinado nem enviado.',
    'The signature is not by {0} over what was shown.': 'A assinatura não é de {0} sobre o que foi mostrado.',
    'The Safe accepts the signatures and executes.': 'O Safe aceita as assinaturas e executa.',
    'The suggested gas is enough.': 'O gás sugerido basta.',
    'With the suggested gas it would fail and use up its nonce.':
      'Com o gás sugerido ela falharia e gastaria o seu nonce.',
    'The Safe refuses the execution.': 'O Safe recusa a execução.',
    'The Safe refuses the execution: {0}.': 'O Safe recusa a execução: {0}.',
    'The execution could not be tried. {0}': 'A execução não pôde ser experimentada. {0}',
    'The node did not answer.': 'O nó não respondeu.',
    'No node is set for this chain: nothing could be verified.':
      'Nenhum nó está definido para esta rede: nada pôde ser verificado.',
    'Verification stopped: {0}': 'A verificação parou: {0}',
    balance: 'saldo',
    decimals: 'decimais',
    symbol: 'símbolo',
    'The token does not say its {0}.': '{0}: o token não diz.',
    'The {0} is from the chain.': '{0}: da blockchain.',
    "The service gives another {0} than the token itself; the token's is used.":
      '{0}: o serviço diz outra coisa que o próprio token; vale o token.',
    'The factory is no official one: nobody can say what it makes.':
      'A fábrica não é oficial: ninguém pode dizer o que ela faz.',
    'The code that it would run is no official release of Safe.':
      'O código que ele rodaria não é uma versão oficial do Safe.',
    'This set-up gives this address.': 'Esta configuração dá este endereço.',
    'This set-up gives another address: money sent to the one shown would be lost.':
      'Esta configuração dá outro endereço: dinheiro enviado ao mostrado seria perdido.',
    'The set-up cannot be read.': 'A configuração é ilegível.',
    'Foreign code would run in the place of the Safe while it is set up.':
      'Código alheio rodaria no lugar do Safe durante a configuração.',
    'Creating it pays {0} to {1}.': 'Criá-lo paga {0} a {1}.',
    'The threshold does not fit the owners.': 'As assinaturas necessárias não combinam com os proprietários.',
    'The set-up has other owners than those shown.': 'A configuração tem outros proprietários que os mostrados.',
    'The set-up has another threshold than the one shown.': 'A configuração pede outras assinaturas que as mostradas.',
    'The official {0} {1} is on this chain.': 'O oficial {0} {1} está nesta rede.',
    'The official {0} {1} is not on this chain ({2}).': 'O oficial {0} {1} não está nesta rede ({2}).',
    'Other code than the official {0} {1} is at its address on this chain ({2}).':
      'No endereço do oficial {0} {1} há outro código nesta rede ({2}).',
    code: 'código',
    'It has no {0}, as planned.': '{0}: nenhum, como planejado.',
    'Its {0} are as planned.': '{0}: como planejado.',
    'Its {0} is as planned.': '{0}: como planejado.',
    'Its {0} are not what was planned.': '{0}: não como planejado.',
    'Its {0} is not what was planned.': '{0}: não como planejado.',
    'The chain knows of no such transaction.': 'A blockchain não conhece tal transação.',
    'The chain knows of no such execution.': 'A blockchain não conhece tal execução.',
    'It does not say what was transferred.': 'Não diz o que foi transferido.',
    'Old versions leave no event when they receive coins: it cannot be confirmed.':
      'Versões antigas não deixam evento ao receber moedas: não pode ser confirmado.',
    'The chain knows of no such transfer.': 'A blockchain não conhece tal transferência.',
    'The Safe was created there.': 'O Safe foi criado ali.',
    'Old versions leave no event when they are set up: it cannot be confirmed.':
      'Versões antigas não deixam evento ao serem configuradas: não pode ser confirmado.',
    'The Safe was not created there.': 'O Safe não foi criado ali.',
    'What was called is not to be seen on the chain.': 'O que foi chamado não se vê na blockchain.',
    'It did what the service says.': 'Fez o que o serviço diz.',
    'It did something else than the service says; what is shown is what the chain has.':
      'Fez outra coisa que o serviço diz; é mostrado o que a blockchain tem.',
    'The transaction is not in a block yet.': 'A transação ainda não está num bloco.',
    'It was executed.': 'Ela foi executada.',
    'It was executed and failed inside; its nonce is used up.':
      'Ela foi executada e falhou por dentro; o seu nonce está gasto.',
    'The transaction was refused by the Safe; nothing happened, and the nonce is still open.':
      'O Safe recusou a transação; nada aconteceu, e o nonce continua aberto.',
    'That transaction did not execute this one.': 'Aquela transação não executou esta.',
    'The events of the Safe could not be read.': 'Os eventos do Safe não puderam ser lidos.',
    'Executions alone were read, and it is none.': 'Só execuções foram lidas, e esta não é uma.',
    'Old versions leave no event for each execution: completeness cannot be shown.':
      'Versões antigas não deixam um evento para cada execução: não se pode mostrar que está completo.',
    'All {0} executions are known.': 'Todas as {0} execuções são conhecidas.',
    '{0} executions left an event, but the nonce is {1}: the history is not complete, or the Safe was tampered with.':
      '{0} execuções deixaram um evento, mas o nonce é {1}: o histórico não está completo, ou o Safe foi adulterado.',
    'The service does not show an execution by a module.': 'O serviço não mostra uma execução por um módulo.',
    'The service does not show an execution.': 'O serviço não mostra uma execução.',
    'The Safe accepts the signature.': 'O Safe aceita a assinatura.',
    'The Safe does not accept the signature.': 'O Safe não aceita a assinatura.',
    'The Safe could not be asked whether it accepts the signature. {0}':
      'Não foi possível perguntar ao Safe se aceita a assinatura. {0}',
    'The message cannot be hashed: its data does not fit its types.':
      'O hash da mensagem não pode ser calculado: os dados não combinam com os tipos.',
    'The hash is the hash of this message.': 'O hash é o desta mensagem.',
    'The message was changed: it does not hash to what the service says.':
      'A mensagem foi mudada: o hash dela não é o que o serviço diz.',
    'This is the message that the link names.': 'Esta é a mensagem que o link nomeia.',
    'This is not the message that the link names.': 'Esta não é a mensagem que o link nomeia.',
    'The Safe could not be asked whether it accepts the signatures.':
      'Não foi possível perguntar ao Safe se aceita as assinaturas.',
    'The Safe accepts the signatures.': 'O Safe aceita as assinaturas.',
    'The signatures are valid, but the Safe does not accept them: its fallback handler may not support messages.':
      'As assinaturas são válidas, mas o Safe não as aceita: o fallback handler dele talvez não suporte mensagens.',
    'A hash is approved for another Safe, and nobody shows what it stands for.':
      'Um hash é aprovado para outro Safe, e ninguém mostra o que ele representa.',
    'The transaction shown belongs to another Safe than the one that is addressed.':
      'A transação mostrada pertence a outro Safe que o indicado.',
    'The approved hash is that of the transaction shown.': 'O hash aprovado é o da transação mostrada.',
    'The approved hash is not that of the transaction shown.': 'O hash aprovado não é o da transação mostrada.',
    'The inner transaction has the signatures it needs.': 'A transação interna tem as assinaturas de que precisa.',
    'The inner transaction lacks valid signatures: it would be refused.':
      'Faltam à transação interna assinaturas válidas: ela seria recusada.',
    'More than {0} Safes are nested.': 'Mais de {0} Safes estão aninhados.',
    '{0} is, through other Safes, an owner of itself.': '{0} é, através de outros Safes, proprietário de si mesmo.',
    '{0} cannot reach its threshold without its own signature.':
      '{0} não alcança as assinaturas necessárias sem a sua própria.',
    'Any one of its {0} owners speaks for {1}.': 'Qualquer um dos seus {0} proprietários fala por {1}.',
    'No owner is a Safe.': 'Nenhum proprietário é um Safe.',
    '{0} owners are Safes; there is no circle.': '{0} proprietários são Safes; não há círculo.',
    'the chain does not show which.': 'a blockchain não mostra qual dos dois.',
    'the logs of the Safe could not be read.': 'os logs do Safe não puderam ser lidos.',
    'the node does not show logs that are old enough.': 'o nó não mostra logs antigos o bastante.',
    'It was executed: the Safe’s own log says so.': 'Ela foi executada: o próprio log do Safe diz.',
    'Another transaction took nonce {0}: this one can never be executed.':
      'Outra transação tomou o nonce {0}: esta nunca mais pode ser executada.',
    'Whether it was executed or replaced is not known: {0}': 'Não se sabe se foi executada ou substituída: {0}',
    nobody: 'ninguém',
    'unknown code': 'código desconhecido',
    success: 'sucesso',
    failure: 'falha',
    complete: 'completo',
    incomplete: 'incompleto',
    nothing: 'nada',
    'not known': 'não conhecido',
    unbounded: 'sem limite',
    trusted: 'confiável',
    'no official contract': 'nenhum contrato oficial',
    'a call, and not a transfer': 'uma chamada, e não uma transferência',
  },
  sentences: {
    sendAmount: 'Enviar {amount} a {recipient}',
    sendNft: 'Enviar {nft} a {recipient}',
    sendMultiToken: 'Enviar {count} do token número {tokenId} de {token} a {recipient}',
    sendMultiTokens: 'Enviar {count} tipos de tokens de {token} a {recipient}',
    collectAmount: 'Cobrar {amount} de {sender}',
    collectNft: 'Cobrar {nft} de {sender}',
    collectMultiToken: 'Cobrar {count} do token número {tokenId} de {token} de {sender}',
    collectMultiTokens: 'Cobrar {count} tipos de tokens de {token} de {sender}',
    moveMultiToken: 'Mover {count} do token número {tokenId} de {token} de {sender} a {recipient} por uma permissão',
    moveMultiTokens: 'Mover {count} tipos de tokens de {token} de {sender} a {recipient} por uma permissão',
    moveTokens: 'Mover tokens de {token} de {sender} a {recipient} por uma permissão',
    reject: 'Não fazer nada e gastar o nonce (rejeição)',
    emptyCall: 'Chamar {target} sem valor nem dados',
    addOwner: 'Adicionar o proprietário {owner} e exigir {threshold} de {ownerCount} assinaturas',
    addOwnerUnknown: 'Adicionar o proprietário {owner} e exigir {threshold} assinaturas',
    removeOwner: 'Remover o proprietário {owner} e exigir {threshold} de {ownerCount} assinaturas',
    removeOwnerUnknown: 'Remover o proprietário {owner} e exigir {threshold} assinaturas',
    swapOwner: 'Substituir o proprietário {oldOwner} por {newOwner} e manter {threshold} de {ownerCount}',
    swapOwnerUnknown: 'Substituir o proprietário {oldOwner} por {newOwner}',
    changeThreshold: 'Exigir {threshold} de {ownerCount} assinaturas em vez de {oldThreshold}',
    changeThresholdUnknown: 'Exigir {threshold} assinaturas',
    changeImplementation: 'Substituir o código do Safe por {implementation}',
    changeImplementationAndHandler:
      'Substituir o código do Safe por {implementation}, e o fallback handler por {handler}',
    enableModule: 'Ativar o módulo {module}, que então pode agir sem assinaturas',
    disableModule: 'Desativar o módulo {module}',
    setGuard: 'Definir a guarda {guard}, que então pode recusar qualquer transação',
    deleteGuard: 'Remover a guarda',
    setModuleGuard: 'Definir a guarda de módulos {moduleGuard}, que então pode recusar qualquer transação de módulos',
    deleteModuleGuard: 'Remover a guarda de módulos',
    setFallbackHandler: 'Definir o fallback handler {handler}',
    deleteFallbackHandler: 'Remover o fallback handler',
    configureFallbackHandler: 'Mudar como o fallback handler responde ({method})',
    approveAmount: 'Permitir que {spender} gaste até {amount}',
    approveUnlimited: 'Permitir que {spender} gaste uma quantidade ilimitada de {token}',
    approveNft: 'Permitir que {spender} leve {nft}',
    approveUnknown: 'Permitir que {spender} gaste {value} unidades, ou leve a peça número {value}, de {token}',
    increaseAllowance: 'Permitir que {spender} gaste {amount} a mais',
    decreaseAllowance: 'Permitir que {spender} gaste {amount} a menos',
    revokeApproval: 'Retirar a permissão de {spender} sobre {token}',
    approveOperator: 'Permitir que {operator} leve toda peça de {token} que o Safe tem',
    revokeOperator: 'Retirar a permissão de {operator} para levar peças de {token}',
    permit2Approve: 'Permitir que {spender} gaste até {amount} pelo Permit2',
    permit2ApproveUnlimited: 'Permitir que {spender} gaste uma quantidade ilimitada de {token} pelo Permit2',
    addSpender: 'Tornar {spender} beneficiário de limites de gasto',
    removeSpender: 'Encerrar todos os limites de gasto de {spender}',
    setLimitOnce: 'Deixar {spender} gastar até {amount} uma vez, sem assinaturas',
    setLimitDaily: 'Deixar {spender} gastar até {amount} por dia, sem assinaturas',
    setLimitDays: 'Deixar {spender} gastar até {amount} a cada {days} dias, sem assinaturas',
    setLimitMinutes: 'Deixar {spender} gastar até {amount} a cada {minutes} minutos, sem assinaturas',
    resetLimit: 'Deixar {spender} gastar de novo todo o limite de {token}',
    resetCoinLimit: 'Deixar {spender} gastar de novo todo o limite da moeda da rede',
    endLimit: 'Encerrar o limite de gasto de {spender} para {token}',
    endCoinLimit: 'Encerrar o limite de gasto de {spender} para a moeda da rede',
    changeLimits: 'Alterar limites de gasto ({count} chamadas)',
    payRecipients: 'Pagar {count} destinatários',
    payAmount: 'Pagar {amount} a {count} destinatários',
    sendSeveral: 'Fazer {count} pagamentos a {recipient}',
    sendNfts: 'Enviar {count} NFTs',
    changeOwners: 'Alterar os proprietários e exigir {threshold} de {ownerCount} assinaturas',
    changeOwnersUnknown: 'Alterar os proprietários do Safe ({count} alterações)',
    changeSettings: 'Alterar {count} configurações do Safe',
    revokeApprovals: 'Retirar {count} permissões de tokens',
    batch: 'Executar um lote de {count} chamadas',
    batchOfOne: 'Executar um lote de uma chamada',
    brokenBatch: 'Executar um lote ilegível',
    execute: 'Fazer {safe} executar uma transação',
    approveHash: 'Aprovar o hash {hash} como proprietário de {safe}',
    signMessage: 'Assinar uma mensagem em nome do Safe, na blockchain',
    deployContract: 'Publicar um contrato',
    createSafe: 'Criar um Safe',
    migrate: 'Substituir o código do Safe pelo oficial {implementation}',
    migrateWithHandler: 'Substituir o código do Safe pelo oficial {implementation}, e o fallback handler por {handler}',
    transferControl: 'Mudar quem controla {target} ({method})',
    call: 'Chamar {method} em {target}',
    callWithValue: 'Chamar {method} em {target} e enviar {amount}',
    callUnknown: 'Chamar uma função desconhecida ({selector}) em {target}',
    callUnknownWithValue: 'Chamar uma função desconhecida ({selector}) em {target} e enviar {amount}',
    delegatecall: 'Executar o código de {target} como se fosse este Safe ({method})',
  },
}
