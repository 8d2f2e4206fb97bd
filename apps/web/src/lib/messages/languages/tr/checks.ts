import type { LanguagePack } from '../LanguagePack.ts'

export const checks: LanguagePack['checks'] = {
  bodyMissing: 'Hizmet işlemin on alanının hepsini vermiyor',
  notKnown: 'Bu işlemi ne hizmet ne de bu tarayıcı biliyor',
  claimedAndActual: (claimed, actual) => `İddia edilen: ${claimed}. Doğrusu: ${actual}.`,
  balancesRead: (count) => `${count} bakiye zincirden okundu`,
  balanceDiffers: (symbol) => `${symbol}: hizmetin bakiyesi zincirdekinden farklı`,
  ofToken: (symbol, message) => `${symbol}: ${message}`,
  rivals: (nonce) => `Nonce ${nonce} için başka işlemler de bekliyor: yalnızca biri yürütülebilir.`,
  gap: (count, next) => `Henüz yürütülemez: ondan önceki ${count} nonce için bekleyen bir şey yok ve sıradaki ${next}.`,
  conflictsClaimed: 'Çakışan işlemler: hizmetin bildirdiği kadarıyla, doğrulanamaz',
  conflictsUnchecked: 'Çakışan işlemler: denetlenmedi',
  simulationUnchecked: 'Simülasyon: çalıştırılamadı',
  changesUnchecked: 'Simülasyonun değiştirdiği ayarlar: düğüm bildirmiyor',
  tokenUnlisted: (symbol, contract) => `${symbol}: doğrulanmamış token, ${contract}`,
  scanSays: (words) => `Hizmetin taraması, kendi sözleriyle: “${words}”`,
  masterCopies: (count) =>
    count === 1
      ? 'Hizmetin Safe’in dediği sözleşme, yayımlanmış olanlardan biri'
      : `Hizmetin Safe’in dediği ${count} sözleşmenin hepsi yayımlanmış olanlar arasında`,
  strangeMasterCopies: 'Hizmet, Safe’in hiç yayımlamadığı sözleşmelere Safe’in diyor',
}
