import type { LanguagePack } from '../LanguagePack.ts'

export const safes: LanguagePack['safes'] = {
  title: 'Safes',
  lead: 'Safes que nombran su cuenta como propietaria. El servicio los sugiere; la cadena confirma cada uno.',
  introTitle: 'Una billetera multifirma en la que no tiene que confiar',
  introText:
    'Vea lo que tienen sus Safes y lo que le espera; proponga, compruebe, firme y ejecute. Cada hash, firma y propietario se verifica en este navegador, con un nodo que eligió el operador de esta aplicación.',
  introPoints: [
    {
      title: 'Lo que ve es lo que firma',
      text: 'El hash que muestra su billetera se recalcula aquí, de la misma transacción congelada que usted lee.',
    },
    {
      title: 'El servicio es un extraño',
      text: 'Puede avisarle. Nunca puede habilitar un botón, ocultar una comprobación ni contar una firma.',
    },
    {
      title: 'Nada desaparece',
      text: 'Lo que firmó se guarda en este navegador, y se le avisa si el servicio deja de mostrarlo.',
    },
  ],
  connectFirst: 'Conectar billetera',
  openByAddress: 'Abrir un Safe por su dirección',
  openLabel: 'Dirección de un Safe',
  openHint: 'Para leer no hace falta billetera.',
  openChain: 'Cadena',
  open: 'Abrir',
  openError: 'No es una dirección, o su suma de comprobación está mal.',
  none: 'El servicio no nombra ningún Safe de esta cuenta',
  noneText: 'Conecte otra cuenta, o abra un Safe por su dirección para mirarlo.',
  loading: 'Buscando sus Safes',
  listFailed: (chain) => `No se pudieron listar sus Safes en ${chain}`,
  notOwner: 'El servicio lista este Safe para usted. La cadena dice que no es propietario.',
  unreadable: 'No se pudo leer la cadena',
  owner: 'Usted es propietario',
  needsTitle: 'Le espera',
  needsLoading: 'Recorriendo sus colas',
  rename: 'Cambiar nombre',
  save: 'Guardar',
  create: 'Crear un Safe',
}
