import type { LanguagePack } from '../LanguagePack.ts'

export const introduction: LanguagePack['introduction'] = {
  title: 'Première visite ? Trois courtes étapes',
  progress: (step, count) => `Étape ${step} sur ${count}`,
  steps: [
    {
      title: 'Un Safe est un compte à plusieurs propriétaires',
      text: 'Son argent est dans un contrat sur la chaîne. Rien n’en sort avant qu’autant de propriétaires que convenu aient signé : deux sur trois, par exemple. Une clé perdue ne perd alors rien.',
    },
    {
      title: 'L’un propose, chacun vérifie, assez signent',
      text: 'Chaque propriétaire voit ici ce que fait une transaction, établi à partir de ses octets dans ce navigateur. Comparez le hachage avec ce que montre votre portefeuille ou appareil, puis signez. La dernière signature permet de l’exécuter.',
    },
    {
      title: 'Commencez par regarder',
      text: 'Lire ne demande aucun portefeuille : ouvrez un Safe par son adresse. Pour signer, connectez le portefeuille d’un propriétaire. Vos noms, brouillons et réglages restent dans ce navigateur ; sous Réglages, vous les enregistrez dans un fichier.',
    },
  ],
  skip: 'Passer',
  back: 'Retour',
  next: 'Suivant',
  done: 'Terminé',
}
