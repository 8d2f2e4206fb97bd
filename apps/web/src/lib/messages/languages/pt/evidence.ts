import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

const noBloco = (block: bigint | undefined) => (block === undefined ? '' : ` no bloco ${numero(block)}`)

export const evidence: LanguagePack['evidence'] = {
  label: (word) => `Evidência: ${word}`,
  recomputed: {
    short: 'recalculado',
    word: () => 'Recalculado aqui',
    sentence: () => 'Este navegador deduziu isto da transação bruta. Não se aceitou a palavra de mais ninguém.',
  },
  chain: {
    short: 'blockchain',
    word: (block) => `Lido da blockchain${noBloco(block)}`,
    sentence: (block) =>
      `Este navegador consultou o nó que o operador deste aplicativo, ou você, escolheu${noBloco(block)}. O serviço não foi consultado.`,
  },
  bundled: {
    short: 'embutido',
    word: () => 'Embutido neste aplicativo',
    sentence: () => 'Parte do próprio aplicativo, igual para todos que usam esta versão.',
  },
  yours: {
    short: 'seu',
    word: () => 'Seu',
    sentence: () => 'Você digitou isto aqui. Fica guardado neste navegador e em nenhum outro lugar.',
  },
  claimed: {
    short: 'não verificado',
    word: () => 'Alegado pelo serviço',
    sentence: () => 'Só o serviço diz isto. Nada aqui confirma, e nada aqui depende disso.',
  },
}
