import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

const en = (block: bigint | undefined) => (block === undefined ? '' : ` en el bloque ${numero(block)}`)

export const evidence: LanguagePack['evidence'] = {
  label: (word) => `Prueba: ${word}`,
  recomputed: {
    short: 'recalculado',
    word: () => 'Recalculado aquí',
    sentence: () => 'Este navegador lo averiguó de la transacción en bruto. No se tomó la palabra de nadie para ello.',
  },
  chain: {
    short: 'cadena',
    word: (block) => `Leído de la cadena${en(block)}`,
    sentence: (block) =>
      `Este navegador preguntó al nodo que eligió el operador de esta aplicación, o usted${en(block)}. No se preguntó al servicio.`,
  },
  bundled: {
    short: 'incluido',
    word: () => 'Incluido en esta aplicación',
    sentence: () => 'Parte de la propia aplicación, igual para todos los que usan esta versión.',
  },
  yours: {
    short: 'suyo',
    word: () => 'Suyo',
    sentence: () => 'Usted lo introdujo aquí. Se guarda en este navegador y en ningún otro sitio.',
  },
  claimed: {
    short: 'sin verificar',
    word: () => 'Afirmado por el servicio',
    sentence: () => 'Solo el servicio lo dice. Nada aquí lo confirma, y nada aquí depende de ello.',
  },
}
