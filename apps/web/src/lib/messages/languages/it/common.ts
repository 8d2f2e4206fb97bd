import type { LanguagePack } from '../LanguagePack.ts'

export const common: LanguagePack['common'] = {
  address: 'indirizzo',
  close: 'Chiudi',
  copied: 'Copiato!',
  copyFailed: 'Copia non riuscita',
  copyWhat: (what) => `Copia ${what}`,
  details: 'Dettagli',
  retry: 'Riprova',
  today: 'oggi',
  yesterday: 'ieri',
  unknownError: 'Qualcosa non è riuscito e non ha detto perché.',
  nodeMissing:
    'L’app non ha un nodo per questa chain. Chiedi all’amministratore di impostare rpcUrls.public, o scegli un nodo nelle impostazioni.',
  nodeUnreachable: 'Il nodo di questa chain non risponde. Viene interpellato di nuovo da sé.',
  serviceSays: (words) => `Il servizio si oppone, con parole sue: «${words}»`,
  quoted: (words) => `«${words}»`,
  linkLeftOut: '[un link, omesso]',
  loading: 'Caricamento',
  none: 'nessuno',
  you: 'tu',
  back: 'Indietro',
  cancel: 'Annulla',
  columns: { what: 'Cosa', before: 'Prima', after: 'Dopo' },
  appName: 'Countersign',
}
