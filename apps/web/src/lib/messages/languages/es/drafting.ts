import type { LanguagePack } from '../LanguagePack.ts'

export const drafting: LanguagePack['drafting'] = {
  chooseTitle: 'Nueva transacción',
  chooseLead: 'Elija lo que elija, ve y comprueba toda la transacción antes de que se firme nada.',
  kinds: {
    batch: { title: 'Lote', text: 'Varias llamadas como una transacción, o un archivo del Transaction Builder.' },
    contract: { title: 'Llamada a contrato', text: 'Cualquier función de cualquier contrato, con sus argumentos.' },
    limits: { title: 'Límites de gasto', text: 'Quién puede gastar cuánto sin las firmas de los propietarios.' },
    message: {
      title: 'Firmar un mensaje',
      text: 'Un texto o datos tipados, firmados por los propietarios para el Safe.',
    },
    many: {
      title: 'Pagar a muchos',
      text: 'Una serie de pagos: filas a mano, de una hoja de cálculo o de un archivo CSV.',
    },
    nft: { title: 'Enviar un NFT', text: 'Tokens de un número (ERC-721 o ERC-1155) a una dirección.' },
    owners: { title: 'Gestionar propietarios', text: 'Quién firma por este Safe, y cuántos deben hacerlo.' },
    settings: {
      title: 'Ajustes del Safe',
      text: 'Módulos, guardas, gestor de reserva y el código que ejecuta.',
    },
    send: { title: 'Enviar', text: 'Un importe de una moneda o un token a una dirección.' },
  },
  address: {
    missing: 'Escriba una dirección.',
    nameLooking: 'Buscando el nombre en la cadena.',
    nameFailed: 'No se pudo preguntar a la cadena por este nombre. Inténtelo de nuevo, o escriba la dirección.',
    nameUnknown: (name) => `«${name}» no designa ninguna dirección en esta cadena.`,
    nameInvalid: 'Ningún nombre se puede escribir así. Algunas de sus letras pueden solo parecerse a otras.',
    nameMoved: (name, from, to) =>
      `«${name}» designaba ${from} hace un momento y ahora designa ${to}. Pregunte a quién quiere pagar, y escriba la propia dirección.`,
    nameStandsFor: (name) => `${name} designa`,
    mySafe: 'su Safe',
    otherChain: (prefix) => `El prefijo «${prefix}» nombra otra cadena que la de este Safe.`,
    wrong: 'No es una dirección, o su suma de comprobación está mal. Cópiela de nuevo de su origen.',
  },
  beforeAfter: 'Antes y después',
  parts: {
    modules: 'Módulos',
    guard: 'Guarda de transacciones',
    moduleGuard: 'Guarda de módulos',
    fallbackHandler: 'Gestor de reserva',
    implementation: 'Implementación',
  },
  meaning: 'Lo que significa',
  noMeaning: 'Todavía no cambia nada.',
  nonce: 'Nonce',
  nonceLooking: 'Se mira lo que ya espera.',
  nonceHint: {
    all: (next) => `${next} es el primero que nada conocido usa.`,
    partial: (next) => `No se pudo leer todo lo que espera. Por lo leído, ${next} está libre.`,
  },
  nonceReplace: 'Elija uno menor para reemplazar lo que espera allí.',
  nonceReplaces: (nonce) =>
    `Puede que algo espere ya con el nonce ${nonce}: lo que se ejecute primero hace imposible lo demás.`,
  nonceClaimed: (nonce) => `El servicio tomaría ${nonce}: puede saber de algo que no muestra aquí.`,
  nonceWrong: 'Esto no es un número entero.',
  nonceUsed: (nonce) => `El siguiente nonce del Safe es ${nonce}; los menores están usados.`,
  nextNonce: (nonce) => `Usar el nonce ${nonce}`,
  nextNonceText: 'La misma transacción con el siguiente nonce libre. Aún no se firma nada.',
  review: 'Revisar',
  reviewHint: 'Todavía no se firma nada.',
  safeFailed: 'No se pudo leer el Safe de la cadena',
  safeLoading: 'Leyendo el Safe',
}
