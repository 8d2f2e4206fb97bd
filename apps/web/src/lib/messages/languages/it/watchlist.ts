import type { LanguagePack } from '../LanguagePack.ts'

export const standing: LanguagePack['standing'] = {
  label: 'Tra i tuoi Safe',
  watch: 'Osserva questo Safe',
  unwatch: 'Smetti di osservare',
  pin: 'Fissa: ho confrontato l’intero indirizzo',
  unpin: 'Non fissare più',
  unknownTitle: 'Il servizio non conosce questo Safe',
  unknownText:
    'È stato creato prima che il servizio iniziasse a leggere, o in modo diverso dal solito. Il suo stato viene dalla chain e si può firmare per esso; la sua cronologia non è elencata.',
  announce: 'Segnalalo al servizio',
  announcing: 'Il servizio interpella la chain',
  announced: 'Ora il servizio lo legge, dalla sua creazione in poi',
  announcedText: 'La sua cronologia sarà elencata tra un momento. La pagina guarda di nuovo da sé.',
  failed: 'Il servizio non l’ha accettato',
  transaction: 'Transazione che l’ha creato',
  transactionHint: 'Solo dove il servizio non ha potuto trovarla da sé.',
  transactionError: 'Questo non è l’hash di una transazione.',
}
