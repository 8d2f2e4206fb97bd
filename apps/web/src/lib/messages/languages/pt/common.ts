import type { LanguagePack } from '../LanguagePack.ts'

export const common: LanguagePack['common'] = {
  address: 'endereço',
  close: 'Fechar',
  copied: 'Copiado!',
  copyFailed: 'Não foi possível copiar',
  copyWhat: (what) => `Copiar ${what}`,
  details: 'Detalhes',
  retry: 'Tentar novamente',
  today: 'hoje',
  yesterday: 'ontem',
  unknownError: 'Algo falhou e não disse por quê.',
  nodeMissing:
    'O aplicativo não tem um nó para esta rede. Peça ao administrador que defina rpcUrls.public ou escolha um nó nas configurações.',
  nodeUnreachable: 'O nó desta rede não responde. Ele é consultado de novo automaticamente.',
  serviceSays: (words) => `O serviço recusa, nas palavras dele: “${words}”`,
  quoted: (words) => `“${words}”`,
  linkLeftOut: '[um link, omitido]',
  loading: 'Carregando',
  none: 'nenhum',
  you: 'você',
  back: 'Voltar',
  cancel: 'Cancelar',
  columns: { what: 'O quê', before: 'Antes', after: 'Depois' },
  appName: 'Countersign',
}
