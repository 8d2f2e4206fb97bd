import type { LanguagePack } from '../LanguagePack.ts'

export const backup: LanguagePack['backup'] = {
  title: 'Vos données',
  text: 'Tout ce que vous avez écrit, nommé, choisi et signé ici est gardé dans ce navigateur et nulle part ailleurs. Enregistrez-le dans un fichier pour en avoir une copie, ou pour continuer dans un autre navigateur.',
  nothing: 'Il n’y a encore rien de vous dans ce navigateur.',
  kept: 'Gardé dans ce navigateur',
  save: 'Enregistrer dans un fichier',
  saveHint:
    'Le fichier contient des noms, des réglages, des brouillons et des signatures en texte lisible. Il ne contient ni clé ni mot de passe, mais il dit avec qui vous travaillez : gardez-le comme vos livres de comptes.',
  read: 'Lire un fichier',
  readHint:
    'Un fichier enregistré ici, ou le « Data export » du portefeuille Safe officiel. Vous voyez ce qu’il contient avant que rien ne soit gardé.',
  refused: 'Ce fichier n’a pas été lu',
  refusals: {
    tooLarge: (megabytes) => `Il dépasse ${megabytes} Mo, ce qu’aucun fichier de cette application ne fait.`,
    notJson: 'Ce n’est pas du JSON, ou il a été coupé.',
    notOurs:
      'Ce n’est ni un fichier de cette application ni un « Data export » (2.0 ou 3.0) du portefeuille Safe officiel.',
    newer:
      'Il a été enregistré par une version plus récente de cette application. Lisez-le là-bas, ou mettez celle-ci à jour.',
    tooMany: (most) => `Il a plus de ${most} parties, ce qu’aucun fichier de cette application n’a.`,
    nothing: 'Rien de ce qu’il contient ne peut être gardé ici.',
    noRoom: 'Le navigateur n’a pas la place. Rien n’a été modifié.',
    tooMuch: (part) => `Avec ce qui est ici, ce serait plus que « ${part} » ne peut contenir. Rien n’a été modifié.`,
  },
  found: (from, day) =>
    from === 'official'
      ? 'Un fichier du portefeuille Safe officiel'
      : `Un fichier de cette application${day === undefined ? '' : `, enregistré ${day}`}`,
  foundText: 'Rien n’est encore gardé. Ce qui est ici reste tel quel, sauf si vous choisissez autrement ci-dessous.',
  columns: { part: 'Quoi', fresh: 'Nouveau', same: 'Identique', differs: 'À choisir' },
  conflicts: 'À choisir',
  conflictsText:
    'Le fichier dit ici autre chose que ce navigateur. Là où vous ne choisissez rien, ce qui est ici reste.',
  conflictsHere: 'Garder ce qui est ici',
  conflictsFile: 'Tout prendre du fichier',
  here: 'Ici',
  file: 'Dans le fichier',
  notSet: 'non défini',
  askedTitle: 'Ce fichier change qui la page interroge',
  appRequestsText:
    'Un nœud dit ce qui est sur la chaîne, et un service liste ce qui attend. Ne prenez une telle adresse que d’un fichier que vous avez enregistré vous-même.',
  leftOut: 'Omis',
  unknownPart: (key) => `« ${key} » : cette version ne le connaît pas.`,
  brokenPart: (part) => `${part} : cela ne se lit pas comme tel.`,
  brokenAddress: (address) => `« ${address} » n’est pas une adresse, ou sa somme de contrôle est fausse.`,
  otherName: (address, first, second) =>
    `${address} a deux noms dans le fichier, « ${first} » et « ${second} ». Le premier est pris.`,
  otherChain: (count, chainId) =>
    `${count} ${count === 1 ? 'Safe' : 'Safes'} sur la chaîne ${chainId}, que cette page n’a pas.`,
  noPlaceForSafes: (count) =>
    `${count} ${count === 1 ? 'Safe que vous y aviez ajouté : ouvrez-le par son adresse.' : 'Safes que vous y aviez ajoutés : ouvrez-les par leur adresse.'}`,
  take: 'Garder cela',
  takeNothing: 'Il n’y a rien de nouveau',
  cancel: 'Annuler',
  taken: (count) => (count === 1 ? '1 élément du fichier a été gardé' : `${count} éléments du fichier ont été gardés`),
  takenText: 'La langue, le nœud et le service sont utilisés au redémarrage de la page.',
  restart: 'Redémarrer la page',
  forget: 'Tout oublier',
  forgetTitle: 'Oublier tout cela ?',
  forgetText:
    'Cela est effacé de ce navigateur et ne peut pas être récupéré. Les Safes, leur argent et ce que le service en a restent tels quels. Le portefeuille est déconnecté.',
  forgetUndelivered: (count) =>
    count === 1
      ? `${count} signature de vous n’a pas atteint le service : personne d’autre ne l’a.`
      : `${count} signatures de vous n’ont pas atteint le service : personne d’autre ne les a.`,
  forgetNothing: 'Rien de vous n’est gardé ici ; le portefeuille est déconnecté et la page redémarre.',
  forgetYes: 'Tout effacer',
  forgetNo: 'Garder',
  parts: {
    names: 'Noms',
    settings: 'Réglages',
    theme: 'Couleurs',
    drafts: 'Brouillons',
    confirmations: 'Signatures et messages',
    visits: 'Safes consultés',
    looks: 'Essais précédents',
    descriptors: 'Descriptions de contrats',
    keys: 'Touches à une lettre',
    run: 'Séries de paiements',
    runs: 'Séries précédentes',
    verifyNodes: 'Nœuds du second écran',
    introduction: 'Introduction',
    people: 'Notes sur les personnes',
    books: 'Notes de la comptabilité',
    collection: 'Safes suivis et épinglés',
    creations: 'Safes prévus',
    apps: 'Applications',
    telling: 'Comment vous êtes prévenu',
  },
}
