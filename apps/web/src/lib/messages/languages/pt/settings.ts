import type { LanguagePack } from '../LanguagePack.ts'

export const settings: LanguagePack['settings'] = {
  title: 'Configurações',
  lead: 'Guardadas neste navegador, só para você. Ninguém mais as vê nem compartilha.',
  appearance: 'Aparência',
  scheme: 'Cores',
  schemes: { system: 'Como no sistema', light: 'Claras', dark: 'Escuras' },
  accent: 'Destaque',
  accentHint: 'A cor do próximo passo e do foco. Os avisos mantêm as deles.',
  accents: { blue: 'Azul', teal: 'Verde-azulado', violet: 'Violeta', plum: 'Ameixa', graphite: 'Grafite' },
  radius: 'Cantos',
  radii: { none: 'Retos', small: 'Pequenos', medium: 'Médios', large: 'Grandes' },
  font: 'Letras',
  fontHint:
    'Inter vem com este aplicativo; nada é buscado de terceiros. Letras arredondadas aparecem onde este dispositivo as tem.',
  fonts: { inter: 'Inter', system: 'Como no sistema', rounded: 'Arredondadas' },
  blur: 'Atrás das janelas',
  blurs: { none: 'Nítido', small: 'Levemente desfocado', large: 'Desfocado' },
  showDialog: 'Mostrar a janela da carteira',
  language: 'Idioma',
  languageLabel: 'Idioma deste aplicativo',
  languageWhole: 'O aplicativo inteiro',
  languageDialog: 'Só a janela da carteira, o resto em inglês',
  languagePartly: (name) => `${name}, em parte`,
  languageName: (own, english) => (own === english ? own : `${own} (${english})`),
  notifications: 'Notificações',
  notificationsText:
    'Enquanto uma página de um Safe está aberta, ela é avisada de cada mudança. Para ser avisado com ela fechada, este navegador pode ser registrado no serviço: ele anota um número para este navegador e por quais Safes ele pergunta. A mensagem em si é enviada por um adaptador que o operador mantém. Sem um, nada chega.',
  notificationsSigned:
    'Nada é assinado para isso e nenhuma conta é indicada; quem souber o número pode encerrar. Encerra-se sozinho após 90 dias.',
  notificationsConnect: 'Conecte uma carteira para registrar os Safes dela.',
  notificationsNone: 'A sua conta não é proprietária de nenhum Safe que a blockchain confirme.',
  notificationsAsk: (count) => `Registrar este navegador para ${count} ${count === 1 ? 'Safe' : 'Safes'}`,
  notificationsFor: 'Registrado para',
  notificationsNumber: 'Número deste navegador',
  notificationsStop: 'Parar',
  notificationsStopWhat: (safe) => `Parar para ${safe}`,
  notificationsForget: 'Esquecer este navegador',
  notificationsFailed: 'O serviço não aceitou',
  kept: 'Guardado.',
  restart: 'Reiniciar a página',
  currency: 'Moeda',
  currencyHint: 'Em que os valores são informados além da própria unidade, onde o operador tem preços.',
  chainTitle: (chain) => `${chain}: nós e explorador`,
  nodeNow: 'Nó que é consultado',
  nodeLabel: (chain) => `Endereço do seu próprio nó para ${chain}`,
  nodeHint: (origins) =>
    `Ele é consultado em vez do nó do operador, e nenhum outro quando estiver fora do ar. Vazio: o do operador. Esta página pode falar com: ${origins.join(', ')}.`,
  nodeUse: 'Conferir e usar',
  nodeLater: 'A página consulta o outro nó quando reiniciar',
  nodeRefusal: {
    notAnAddress: () => 'Digite um endereço completo que comece com https:// ou http://, sem nome e senha.',
    notAllowed: (origin) =>
      `Esta página não pode falar com ${origin}: o operador não o indicou em COUNTERSIGN_NODE_ORIGINS.`,
  },
  nodeSilent: 'Nenhum nó responde lá, ou ele não permite que este site o consulte. Nada foi alterado.',
  nodeOtherChain: (chain, wanted, found) =>
    `Esse nó é da rede ${found}; ${chain} é a rede ${wanted}. Nada foi alterado.`,
  explorerLabel: (chain) => `Endereço de um explorador para ${chain}`,
  explorerHint:
    'Para onde levam os links de transações. Nada é enviado para lá antes que você siga um. Vazio: como o operador definiu.',
  explorerUse: 'Usar este explorador',
  explorerRefused: 'Digite um endereço completo que comece com https:// ou http://.',
  lookups: 'Consultas',
  lookupsText:
    'Nomes como alice.eth e as imagens deles são consultados a terceiros, que ficam sabendo quem você olha. Ambos podem ficar desligados; um endereço é sempre mostrado também.',
  lookupsOff: 'O operador desta página as desligou.',
  lookupNames: 'Consultar nomes (ENS)',
  lookupPictures: 'Mostrar as imagens dos nomes',
  gatewaysText: 'As imagens são buscadas por estes gateways, e de nenhum outro lugar.',
  gatewayLabel: (name) => `Endereço do seu próprio gateway de ${name}`,
  gatewayHint: (origins) =>
    `As imagens são buscadas lá em vez de nos do operador, quando a página reiniciar. Vazio: os do operador. Esta página pode perguntar a: ${origins.join(', ')}.`,
  gatewayNotAllowed: (origin) =>
    `Esta página não pode perguntar a ${origin}: o operador não o indicou em COUNTERSIGN_GATEWAY_ORIGINS.`,
  gatewaySilent: 'Nenhum gateway responde lá, ou ele não permite que este site pergunte. Nada foi alterado.',
  service: 'Serviço',
  serviceText:
    'O serviço lista os seus Safes e as transações deles, e repassa assinaturas aos outros proprietários. Seja qual for a sua escolha, esta página calcula hashes, assinaturas e valores por conta própria, a partir da blockchain: outro serviço pode omitir coisas, mas não inventá-las.',
  serviceNow: 'Consultado agora',
  serviceDefault: 'o padrão',
  serviceChosen: 'escolhido por você',
  serviceLabel: 'Endereço do serviço',
  serviceHint: (origins) =>
    origins.length === 0
      ? 'O operador desta página não permite consultar nenhum outro site, só outro caminho do mesmo.'
      : `O operador desta página permite: ${origins.join(', ')}. A página reinicia com ele.`,
  serviceUse: 'Usar este endereço',
  serviceReset: 'Voltar ao padrão',
  serviceForgotten: (url) => `Você tinha escolhido ${url}, que o operador não permite mais. O padrão é consultado.`,
  serviceRefusal: {
    notAnAddress: () =>
      'Digite um endereço completo que comece com https://, sem nome, ponto de interrogação ou cerquilha (#).',
    insecure: () => 'Esta página veio por https e não pode consultar nada por http simples.',
    notAllowed: (origin) =>
      `Esta página não pode falar com ${origin}: o operador não o indicou em COUNTERSIGN_SERVICE_ORIGINS.`,
  },
  serviceSilent: (url) =>
    `Nenhum serviço responde em ${url}. Ele pode estar fora do ar, ou não permite que este site o consulte (COUNTERSIGN_ORIGINS). Nada foi alterado.`,
  serviceOtherChains: (chains) =>
    `O serviço de lá não acompanha nenhuma das redes desta página (${chains}). Nada foi alterado.`,
}
