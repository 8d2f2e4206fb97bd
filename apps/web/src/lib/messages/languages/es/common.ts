import type { LanguagePack } from '../LanguagePack.ts'

export const common: LanguagePack['common'] = {
  address: 'dirección',
  close: 'Cerrar',
  copied: '¡Copiado!',
  copyFailed: 'No se pudo copiar',
  copyWhat: (what) => `Copiar ${what}`,
  details: 'Detalles',
  retry: 'Intentar de nuevo',
  today: 'hoy',
  yesterday: 'ayer',
  unknownError: 'Algo falló y no dijo por qué.',
  nodeMissing:
    'La aplicación no tiene un nodo para esta cadena. Pida a su administrador que defina rpcUrls.public o elija un nodo en Ajustes.',
  nodeUnreachable: 'El nodo de esta cadena no responde. Se le vuelve a preguntar por sí solo.',
  serviceSays: (words) => `El servicio se niega, con sus propias palabras: «${words}»`,
  quoted: (words) => `«${words}»`,
  linkLeftOut: '[un enlace, omitido]',
  loading: 'Cargando',
  none: 'ninguno',
  you: 'usted',
  back: 'Atrás',
  cancel: 'Cancelar',
  columns: { what: 'Qué', before: 'Antes', after: 'Después' },
  appName: 'Countersign',
}
