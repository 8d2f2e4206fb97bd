import type { LanguagePack } from '../LanguagePack.ts'

export const backup: LanguagePack['backup'] = {
  title: 'Os seus dados',
  text: 'Tudo o que você escreveu, nomeou, escolheu e assinou aqui fica guardado neste navegador e em nenhum outro lugar. Salve em um arquivo para ter uma cópia, ou para continuar em outro navegador.',
  nothing: 'Ainda não há nada seu neste navegador.',
  kept: 'Guardado neste navegador',
  save: 'Salvar em um arquivo',
  saveHint:
    'O arquivo contém nomes, configurações, rascunhos e assinaturas em texto puro. Não contém chave nem senha, mas revela com quem você trabalha: guarde-o como guarda a sua contabilidade.',
  read: 'Ler um arquivo',
  readHint:
    'Um arquivo salvo aqui, ou o “Data export” da carteira oficial Safe. Você vê o que há nele antes que algo seja guardado.',
  refused: 'Este arquivo não foi lido',
  refusals: {
    tooLarge: (megabytes) => `Ele é maior que ${megabytes} MB, o que nenhum arquivo deste aplicativo é.`,
    notJson: 'Não é JSON, ou foi cortado.',
    notOurs: 'Não é um arquivo deste aplicativo nem um data export (2.0 ou 3.0) da carteira oficial Safe.',
    newer: 'Foi salvo por uma versão mais nova deste aplicativo. Leia-o lá, ou atualize esta.',
    tooMany: (most) => `Tem mais de ${most} partes, o que nenhum arquivo deste aplicativo tem.`,
    nothing: 'Nada nele pode ser guardado aqui.',
    noRoom: 'O navegador não tem espaço para ele. Nada foi alterado.',
    tooMuch: (part) => `Junto com o que está aqui, seria mais do que “${part}” comporta. Nada foi alterado.`,
  },
  found: (from, day) =>
    from === 'official'
      ? 'Um arquivo da carteira oficial Safe'
      : `Um arquivo deste aplicativo${day === undefined ? '' : `, salvo: ${day}`}`,
  foundText: 'Nada foi guardado ainda. O que está aqui fica como está, a menos que você escolha outra coisa abaixo.',
  columns: { part: 'O quê', fresh: 'Novo', same: 'Igual', differs: 'A escolher' },
  conflicts: 'A escolher',
  conflictsText: 'O arquivo diz estes de outro modo que este navegador. Onde você nada escolher, fica o que está aqui.',
  conflictsHere: 'Manter o que está aqui',
  conflictsFile: 'Pegar tudo do arquivo',
  here: 'Aqui',
  file: 'No arquivo',
  notSet: 'não definido',
  askedTitle: 'Este arquivo muda quem a página consulta',
  appRequestsText:
    'Um nó diz o que está na blockchain, e um serviço lista o que espera. Aceite um endereço desses só de um arquivo que você mesmo salvou.',
  leftOut: 'Omitido',
  unknownPart: (key) => `“${key}”: esta versão não o conhece.`,
  brokenPart: (part) => `${part}: não pode ser lido como tal.`,
  brokenAddress: (address) => `“${address}” não é um endereço, ou o checksum está errado.`,
  otherName: (address, first, second) =>
    `${address} tem dois nomes no arquivo, “${first}” e “${second}”. Vale o primeiro.`,
  otherChain: (count, chainId) =>
    `${count} ${count === 1 ? 'Safe' : 'Safes'} na rede ${chainId}, que esta página não tem.`,
  noPlaceForSafes: (count) =>
    count === 1
      ? `${count} Safe que você adicionou lá: abra-o pelo endereço.`
      : `${count} Safes que você adicionou lá: abra-os pelo endereço.`,
  take: 'Guardar isto',
  takeNothing: 'Não há nada de novo nele',
  cancel: 'Cancelar',
  taken: (count) => `${count} ${count === 1 ? 'item do arquivo foi guardado' : 'itens do arquivo foram guardados'}`,
  takenText: 'Idioma, nó e serviço passam a valer quando a página for reiniciada.',
  restart: 'Reiniciar a página',
  forget: 'Esquecer tudo',
  forgetTitle: 'Esquecer tudo isto?',
  forgetText:
    'É excluído deste navegador e não pode ser recuperado. Os Safes, o dinheiro deles e o que o serviço tem deles ficam como estão. A carteira é desconectada.',
  forgetUndelivered: (count) =>
    count === 1
      ? `${count} assinatura sua não chegou ao serviço: ninguém mais a tem.`
      : `${count} assinaturas suas não chegaram ao serviço: ninguém mais as tem.`,
  forgetNothing: 'Nada seu está guardado aqui; a carteira é desconectada e a página reinicia.',
  forgetYes: 'Excluir tudo',
  forgetNo: 'Manter',
  parts: {
    names: 'Nomes',
    settings: 'Configurações',
    theme: 'Cores',
    drafts: 'Rascunhos',
    confirmations: 'Assinaturas e mensagens',
    visits: 'Safes que você olhou',
    looks: 'Ensaios anteriores',
    descriptors: 'Descrições de contratos',
    keys: 'Teclas de uma letra',
    run: 'Rodadas de pagamentos',
    runs: 'Rodadas de pagamentos anteriores',
    verifyNodes: 'Nós da segunda tela',
    introduction: 'Introdução',
    people: 'Notas sobre pessoas',
    books: 'Notas da contabilidade',
    collection: 'Safes acompanhados e fixados',
    creations: 'Safes planejados',
    apps: 'Aplicativos',
    telling: 'Como você é avisado',
  },
}
