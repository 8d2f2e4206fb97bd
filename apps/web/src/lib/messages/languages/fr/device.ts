import type { LanguagePack } from '../LanguagePack.ts'
import { nombre } from './grammar.ts'

export const device: LanguagePack['device'] = {
  screens: 'Écran par écran, à la signature',
  approvalScreens: 'Écran par écran, à l’approbation sur la chaîne',
  executionScreens: 'Écran par écran, à l’exécution',
  screensText:
    'Les titres diffèrent d’un modèle à l’autre, et les longues valeurs prennent plusieurs écrans. Les valeurs ne doivent pas différer.',
  hashDevices: 'Appareils qui montrent des hachages (SignatureStore avec « blind signing », Trezor One)',
  fieldDevices:
    'Appareils qui montrent des champs (Trezor Safe et T, Keystone, GridPlus ; SignatureStore avec « raw messages » activé)',
  anyDevice: 'Tout appareil',
  review: 'Vérification',
  typedMessage: 'message typé (EIP-712)',
  transaction: 'transaction',
  kind: 'Type',
  network: 'Réseau',
  to: 'À (le Safe)',
  amount: 'Montant',
  method: 'Méthode',
  data: 'Données',
  calldataDigest: 'Empreinte des données d’appel (appareils qui connaissent ERC-8213)',
  bytes: (count) => `${nombre(count)} octets`,
  fees: 'Frais',
  feesText: 'tels que votre portefeuille les a fixés',
  sign: { title: 'Signer ?', value: 'seulement si chaque valeur correspond à cette page' },
  hints: {
    safeTxHash: 'safeTxHash : ce qui est signé',
    safeMessageHash: 'SafeMessage : ce qui est signé',
    personal: 'si le hachage est signé comme un simple message',
    text: 'du texte',
    typedData: 'des données typées',
    call: 'du champ de données',
    approval: 'd’une approbation sur la chaîne',
    execution: 'de l’exécution',
  },
}
