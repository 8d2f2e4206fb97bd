import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const trust: LanguagePack['trust'] = {
  block: (block) => `bloco ${numero(block)}`,
  chainLabel: 'Rede',
  nodeLabel: 'Nó',
  serviceLabel: 'Serviço',
  serviceChosen: (host) => `${host}, escolhido por você`,
  nodeDown: 'nó inacessível',
  nodeWrong: (actual, expected) => `o nó está na rede ${actual}, não na ${expected}`,
  serviceDown: 'inacessível',
  serviceUnusable: 'responde, mas de forma ilegível',
  serviceAhead: (blocks) => `alega estar ${numero(blocks)} blocos à frente da blockchain`,
  serviceCurrent: 'atualizado',
  serviceBehind: (blocks) => `${numero(blocks)} ${blocks === 1n ? 'bloco' : 'blocos'} atrás`,
  serviceUnknown: 'atraso desconhecido',
  live: 'ao vivo',
  polling: 'por consulta',
  asking: 'consultando…',
  passed: (count) => `${count} ${count === 1 ? 'verificação passou' : 'verificações passaram'}`,
  failed: (count) => `${count} ${count === 1 ? 'verificação falhou' : 'verificações falharam'}`,
  warned: (count) => `${count} para olhar`,
  unknown: (count) => `${count} ${count === 1 ? 'não feita' : 'não feitas'}`,
  none: 'Nenhuma verificação ainda',
  dialogTitle: 'Verificações nesta página',
  dialogLead:
    'Feitas neste navegador, com o nó que o operador deste aplicativo escolheu. O serviço não interfere nelas.',
  verdict: { ok: 'passou', warn: 'olhe', block: 'falhou', unknown: 'não feita', unverified: 'não verificável' },
  chainIdMatches: (id) => `O nó está na rede ${id}`,
  chainIdDiffers: (actual, expected) => `O nó está na rede ${actual}, a configuração diz ${expected}`,
  chainUnreachable: (name) => `O nó de ${name} não responde`,
  closedTitle: 'Fechado para assinar',
  closedText:
    'Não é possível alcançar a blockchain, então nada aqui pode ser verificado. A leitura funciona com o que já está na tela; assinar e executar voltam quando o nó responder.',
  offlineTitle: 'Você está offline',
  offlineText: 'O que você vê é de antes. Nada do que você digitou ou assinou se perdeu.',
  staleTitle: (time) => `Sem atualização desde ${time}`,
}
