import type { LanguagePack } from '../LanguagePack.ts'

export const common: LanguagePack['common'] = {
  address: 'adres',
  close: 'Sluiten',
  copied: 'Gekopieerd!',
  copyFailed: 'Kopiëren lukte niet',
  copyWhat: (what) => `${what} kopiëren`,
  details: 'Bijzonderheden',
  retry: 'Opnieuw proberen',
  today: 'vandaag',
  yesterday: 'gisteren',
  unknownError: 'Er is iets mislukt, zonder dat gezegd werd waarom.',
  nodeMissing:
    'De app heeft geen node voor deze chain. Vraag je beheerder om rpcUrls.public in te stellen, of kies een node in Instellingen.',
  nodeUnreachable: 'De node van deze chain antwoordt niet. Hij wordt vanzelf opnieuw gevraagd.',
  serviceSays: (words) => `De dienst weigert, in zijn eigen woorden: “${words}”`,
  quoted: (words) => `“${words}”`,
  linkLeftOut: '[een link, weggelaten]',
  loading: 'Laden',
  none: 'geen',
  you: 'jij',
  back: 'Terug',
  cancel: 'Annuleren',
  columns: { what: 'Wat', before: 'Voor', after: 'Na' },
  appName: 'Countersign',
}
