import type { Translate } from '../messages/format.ts'

/** Titles of the lines that a device shows. */
export const listLineTitles = (t: Translate) => ({
  amount: t('deviceLineAmount'),
  data: t('deviceLineData'),
  hash: t('deviceLineHash'),
  maxFees: t('deviceLineMaxFees'),
  message: t('deviceLineMessage'),
  network: t('deviceLineNetwork'),
  to: t('deviceLineTo'),
})
