import type { LanguagePack } from '../LanguagePack.ts'

export const limits: LanguagePack['limits'] = {
  title: 'Límites de gasto',
  lead: 'Alguien puede gastar un importe fijado del dinero del Safe sin preguntar a sus propietarios. Leído del módulo oficial de asignaciones en la cadena.',
  loading: 'Leyendo los límites de gasto',
  failed: 'No se pudieron leer los límites de gasto',
  none: 'Este Safe no tiene límites de gasto',
  noneText: 'Ponga uno abajo; sus propietarios firman para ello una vez.',
  unavailable: 'Esta cadena no tiene el módulo oficial de asignaciones',
  unavailableText: 'Sin él no hay límites de gasto aquí.',
  list: 'Límites',
  left: (left, whole) => `quedan ${left} de ${whole}`,
  period: (minutes) => {
    if (minutes === 0) return 'una vez'
    if (minutes === 1_440) return 'cada día'
    if (minutes === 10_080) return 'cada semana'
    return minutes % 1_440 === 0 ? `cada ${minutes / 1_440} días` : `cada ${minutes} minutos`
  },
  resets: 'entero de nuevo',
  never: 'nunca entero de nuevo por sí solo',
  you: 'suyo',
  change: 'Cambiar',
  changeWhich: (who, symbol) => `Cambiar el límite de ${who} para ${symbol}`,
  remove: 'Quitar',
  removeWhich: (who, symbol) => `Quitar el límite de ${who} para ${symbol}`,
  formTitle: 'Poner un límite',
  beneficiary: 'Beneficiario',
  beneficiaryHint: 'Quién puede gastar. No tiene que ser propietario del Safe.',
  asset: 'Activo',
  amount: 'Importe',
  amountHint: 'Lo ya gastado cuenta contra un límite que se cambia.',
  reset: 'Entero de nuevo',
  resetHint: 'El periodo empieza cuando el límite se pone en la cadena.',
  resets0: 'Nunca: se puede gastar una vez',
  plan: (enables, adds) => {
    const steps = [
      ...(enables ? ['se activa el módulo de asignaciones'] : []),
      ...(adds ? ['se nombra al beneficiario'] : []),
      'se pone el límite',
    ]
    return `En una transacción: ${steps.join(', ')}.`
  },
  batchFailed: 'Aquí no se pueden juntar varias llamadas',
  noLibraryText: 'Esta cadena no tiene el MultiSendCallOnly oficial.',
  errors: {
    beneficiaryIsSafe: 'Es el propio Safe.',
    beneficiaryIsZero: 'Es la dirección cero: nadie podría gastar.',
    asset: 'Elija qué se puede gastar.',
    amountMissing: 'Escriba un importe.',
    amountWrong: (decimals) => `Esto no es un importe con ${decimals} decimales como mucho.`,
    amountZero: 'El importe debe ser más que nada.',
    amountTooLarge: 'El módulo no puede contener un importe tan grande.',
    tooMuch: (left) => `De su límite solo quedan ${left}.`,
    limit: 'Elija de qué límite gastar.',
    recipientIsZero: 'Es la dirección cero: lo que se envía allí se pierde.',
    recipientIsSafe: 'Es el propio Safe.',
  },
  spendTitle: 'Gastar dentro de su límite',
  spendLead: 'Lo envía usted mismo, con su propia billetera: ningún propietario firma, y usted paga la comisión.',
  limit: 'Límite',
  choose: 'Elija uno',
  recipient: 'Destinatario',
  recipientHint: 'Una dirección entera en esta cadena.',
  spend: 'Enviar',
  spendConsequence: (amount) => `Enviar ${amount}: ocurre ahora y no se puede deshacer`,
  confirming: 'Confirme en su billetera',
  mining: 'Enviado. Esperando a la cadena',
  done: 'Pagado. La cadena lo confirma',
  spendFailed: 'No se pagó',
  rejected: 'No se envió nada. Todo está como estaba.',
  reverted: 'La cadena tomó la transacción, y falló por dentro. No se pagó nada.',
  recorded: (amount) => `Gastado ${amount} dentro de un límite`,
}
