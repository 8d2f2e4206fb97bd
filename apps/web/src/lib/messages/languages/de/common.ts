import type { LanguagePack } from '../LanguagePack.ts'

export const common: LanguagePack['common'] = {
  address: 'Adresse',
  close: 'Schließen',
  copied: 'Kopiert!',
  copyFailed: 'Kopieren ging nicht',
  copyWhat: (what) => `${what} kopieren`,
  details: 'Einzelheiten',
  retry: 'Erneut versuchen',
  today: 'heute',
  yesterday: 'gestern',
  unknownError: 'Etwas ist fehlgeschlagen und hat nicht gesagt, warum.',
  nodeMissing:
    'Die App hat keinen Knoten für diese Chain. Bitten Sie Ihren Administrator, rpcUrls.public zu setzen, oder wählen Sie einen Knoten in den Einstellungen.',
  nodeUnreachable: 'Der Knoten dieser Chain antwortet nicht. Er wird von selbst wieder gefragt.',
  serviceSays: (words) => `Der Dienst lehnt ab, in seinen eigenen Worten: „${words}“`,
  quoted: (words) => `„${words}“`,
  linkLeftOut: '[ein Link, weggelassen]',
  loading: 'Wird geladen',
  none: 'keine',
  you: 'Sie',
  back: 'Zurück',
  cancel: 'Abbrechen',
  columns: { what: 'Was', before: 'Vorher', after: 'Nachher' },
  appName: 'Countersign',
}
