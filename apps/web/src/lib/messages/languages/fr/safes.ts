import type { LanguagePack } from '../LanguagePack.ts'

export const safes: LanguagePack['safes'] = {
  title: 'Safes',
  lead: 'Les Safes qui nomment votre compte comme propriétaire. Le service les suggère ; la chaîne confirme chacun.',
  introTitle: 'Un portefeuille multisignature auquel vous n’avez pas à vous fier',
  introText:
    'Voyez ce que vos Safes détiennent et ce qui vous attend ; proposez, vérifiez, signez et exécutez. Chaque hachage, signature et propriétaire est vérifié dans ce navigateur, auprès d’un nœud que l’exploitant de cette application a choisi.',
  introPoints: [
    {
      title: 'Ce que vous voyez est ce que vous signez',
      text: 'Le hachage que montre votre portefeuille est recalculé ici, à partir de la même transaction figée que vous lisez.',
    },
    {
      title: 'Le service est un étranger',
      text: 'Il peut vous avertir. Il ne peut jamais activer un bouton, cacher une vérification ni compter une signature.',
    },
    {
      title: 'Rien ne disparaît',
      text: 'Ce que vous avez signé est gardé dans ce navigateur, et vous êtes averti si le service cesse de le montrer.',
    },
  ],
  connectFirst: 'Connecter un portefeuille',
  openByAddress: 'Ouvrir un Safe par son adresse',
  openLabel: 'Adresse d’un Safe',
  openHint: 'Lire ne demande aucun portefeuille.',
  openChain: 'Chaîne',
  open: 'Ouvrir',
  openError: 'Ce n’est pas une adresse, ou sa somme de contrôle est fausse.',
  none: 'Le service ne nomme aucun Safe de ce compte',
  noneText: 'Connectez un autre compte, ou ouvrez un Safe par son adresse pour le regarder.',
  loading: 'Recherche de vos Safes',
  listFailed: (chain) => `Vos Safes sur ${chain} n’ont pas pu être listés`,
  notOwner: 'Le service liste ce Safe pour vous. La chaîne dit que vous n’en êtes pas propriétaire.',
  unreadable: 'La chaîne n’a pas pu être lue',
  owner: 'Vous êtes propriétaire',
  needsTitle: 'Vous attend',
  needsLoading: 'Parcours de vos files',
  rename: 'Renommer',
  save: 'Enregistrer',
  create: 'Créer un Safe',
}
