import type { Address, Hex } from 'viem'

export type SafeContractName =
  | 'CompatibilityFallbackHandler'
  | 'CreateCall'
  | 'DefaultCallbackHandler'
  | 'ExtensibleFallbackHandler'
  | 'MultiSend'
  | 'MultiSendCallOnly'
  | 'Safe'
  | 'SafeL2'
  | 'SafeMigration'
  | 'SafeProxyFactory'
  | 'SafeToL2Migration'
  | 'SafeToL2Setup'
  | 'SignMessageLib'
  | 'SimulateTxAccessor'
  | 'TokenCallbackHandler'

export type SafeDeployment = {
  name: SafeContractName
  version: string
  kind: 'canonical' | 'eip155' | 'zksync'
  address: Address
  codeHash: Hex
}

type Row = [SafeContractName, string, SafeDeployment['kind'], Address, Hex]

/** Every released Safe contract, from @safe-global/safe-deployments. No service may decide what is official. */
// biome-ignore format: one line per contract
const rows: readonly Row[] = [
  ['Safe', '1.0.0', 'canonical', '0xb6029EA3B2c51D09a50B53CA8012FeEB05bDa35A', '0xe1f1593df76e69abc2d692792c80f329457551d5e83dde597546a1d58764da80'],
  ['SafeProxyFactory', '1.0.0', 'canonical', '0x12302fE9c02ff50939BaAaaf415fc226C078613C', '0x84a375ad96ab395850d46cd601ed6354d3cf3fb67cec0caf18f34af5c9d1a7f0'],
  ['DefaultCallbackHandler', '1.1.1', 'canonical', '0xd5D82B6aDDc9027B22dCA772Aa68D5d74cdBdF44', '0x919a9f5dd111a01f7a8e4b1f5c6a972bb2d1441c67bdec71de6a09d0be92f5b9'],
  ['Safe', '1.1.1', 'canonical', '0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F', '0x56b8be58b5ad629a621593a2e5e5e8e9a28408dc06e95597497b303902772e45'],
  ['MultiSend', '1.1.1', 'canonical', '0x8D29bE29923b68abfDD21e541b9374737B49cdAD', '0xe4e9b4d4c1e3ff06cd51afe0b51eb1b22c0bab51eab38d428ee74540a5ff603e'],
  ['SafeProxyFactory', '1.1.1', 'canonical', '0x76E2cFc1F5Fa8F6a5b3fC4c8F4788F0116861F9B', '0x0f0bb9c13be3b595d6f0fde841d5247a96f7e315bd8b97e1363553bee9a7d995'],
  ['Safe', '1.2.0', 'canonical', '0x6851D6fDFAfD08c0295C392436245E5bc78B0185', '0x2ae2d1231f0d754a7fa4f5e5d0e5554085e1b500d8e09f95aaaaa3f49c0db922'],
  ['CompatibilityFallbackHandler', '1.3.0', 'canonical', '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4', '0x03e69f7ce809e81687c69b19a7d7cca45b6d551ffdec73d9bb87178476de1abf'],
  ['CompatibilityFallbackHandler', '1.3.0', 'eip155', '0x017062a1dE2FE6b99BE3d9d37841FeD19F573804', '0x03e69f7ce809e81687c69b19a7d7cca45b6d551ffdec73d9bb87178476de1abf'],
  ['CompatibilityFallbackHandler', '1.3.0', 'zksync', '0x2f870a80647BbC554F3a0EBD093f11B4d2a7492A', '0x017e9a83d5513f503fb85274f4d1ad1811040d7caa31772750ffb08638c28fbb'],
  ['CreateCall', '1.3.0', 'canonical', '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4', '0x8155d988823a4f6f1bcbc76a64af8e510c4ce68819290d43cf24956bd24dee82'],
  ['CreateCall', '1.3.0', 'eip155', '0xB19D6FFc2182150F8Eb585b79D4ABcd7C5640A9d', '0x8155d988823a4f6f1bcbc76a64af8e510c4ce68819290d43cf24956bd24dee82'],
  ['CreateCall', '1.3.0', 'zksync', '0xcB8e5E438c5c2b45FbE17B02Ca9aF91509a8ad56', '0x98095337deb9718f4e5ccb1b25a53be5f5e0093502b29df9e857f5e3e12aa194'],
  ['Safe', '1.3.0', 'canonical', '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552', '0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e'],
  ['Safe', '1.3.0', 'eip155', '0x69f4D1788e39c87893C980c06EdF4b7f686e2938', '0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e'],
  ['Safe', '1.3.0', 'zksync', '0xB00ce5CCcdEf57e539ddcEd01DF43a13855d9910', '0x551b7fdfd2dbcec4f785059e1ef6e0b40ca2e44d792158c4e825bc0b092f15e9'],
  ['SafeL2', '1.3.0', 'canonical', '0x3E5c63644E683549055b9Be8653de26E0B4CD36E', '0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f'],
  ['SafeL2', '1.3.0', 'eip155', '0xfb1bffC9d739B8D520DaF37dF666da4C687191EA', '0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f'],
  ['SafeL2', '1.3.0', 'zksync', '0x1727c2c531cf966f902E5927b98490fDFb3b2b70', '0xe2ca068330339d608367d83a0b25545efe39e619098597699ab8ff828cb1ddd8'],
  ['MultiSend', '1.3.0', 'canonical', '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761', '0x0208282bd262360d0320862c5ac70f375f5ed3b9d89a83a615b4d398415bdc83'],
  ['MultiSend', '1.3.0', 'eip155', '0x998739BFdAAdde7C933B942a68053933098f9EDa', '0x81db0e4afdf5178583537b58c5ad403bd47a4ac7f9bde2442ef3e341d433126a'],
  ['MultiSend', '1.3.0', 'zksync', '0x0dFcccB95225ffB03c6FBB2559B530C2B7C8A912', '0xd9aa004a59b3738a108e747e578ae409b84e9f3ffd689d81b10f4d96000c5f5c'],
  ['MultiSendCallOnly', '1.3.0', 'canonical', '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D', '0xa9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad'],
  ['MultiSendCallOnly', '1.3.0', 'eip155', '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B', '0xa9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad'],
  ['MultiSendCallOnly', '1.3.0', 'zksync', '0xf220D3b4DFb23C4ade8C88E526C1353AbAcbC38F', '0x064ddbf252714bcd4cb79f679e8c12df96d998ce07bbb13b3118c1dbf4a31942'],
  ['SafeProxyFactory', '1.3.0', 'canonical', '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2', '0x337d7f54be11b6ed55fef7b667ea5488db53db8320a05d1146aa4bd169a39a9b'],
  ['SafeProxyFactory', '1.3.0', 'eip155', '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC', '0x337d7f54be11b6ed55fef7b667ea5488db53db8320a05d1146aa4bd169a39a9b'],
  ['SafeProxyFactory', '1.3.0', 'zksync', '0xDAec33641865E4651fB43181C6DB6f7232Ee91c2', '0x55daa5d390d283edbc5fa835bd53befce45179c758feaac8c149a95850d0a6b6'],
  ['SignMessageLib', '1.3.0', 'canonical', '0xA65387F16B013cf2Af4605Ad8aA5ec25a2cbA3a2', '0x3ac65dea3cc9dd0d7b7b800f834e3d73415b4e944bb94555c3e4a08fb137e918'],
  ['SignMessageLib', '1.3.0', 'eip155', '0x98FFBBF51bb33A056B08ddf711f289936AafF717', '0x3ac65dea3cc9dd0d7b7b800f834e3d73415b4e944bb94555c3e4a08fb137e918'],
  ['SignMessageLib', '1.3.0', 'zksync', '0x357147caf9C0cCa67DfA0CF5369318d8193c8407', '0x9da86f7e32ef976bd442a8eeb353e16d683b53e30e926ae7adce7c609f75b1fc'],
  ['SimulateTxAccessor', '1.3.0', 'canonical', '0x59AD6735bCd8152B84860Cb256dD9e96b85F69Da', '0xb3fb9763869f2c09a2ac5a425d2dd6060bf7ef46b3899049d71a711e71e00f04'],
  ['SimulateTxAccessor', '1.3.0', 'eip155', '0x727a77a074D1E6c4530e814F89E618a3298FC044', '0x66712e1d9161706f826d8d74a3cc03db0289b2530a1202f24d52986952b69a02'],
  ['SimulateTxAccessor', '1.3.0', 'zksync', '0x4191E2e12E8BC5002424CE0c51f9947b02675a44', '0x18c486b76cb76981360e96ca4f90fc745fde6a8575b8c2b35ac98eab3856fd72'],
  ['CompatibilityFallbackHandler', '1.4.1', 'canonical', '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99', '0x7c6007a5d711cea8dfd5d91f5940ec29c7f200fe511eb1fc1397b367af3c42f9'],
  ['CompatibilityFallbackHandler', '1.4.1', 'zksync', '0x9301E98DD367135f21bdF66f342A249c9D5F9069', '0x331ff834e83e6e1596325f04eb7d16614155e324010af21f14e9c945e7669d5f'],
  ['CreateCall', '1.4.1', 'canonical', '0x9b35Af71d77eaf8d7e40252370304687390A1A52', '0x2b3060c55fcb8275653e99ad511a71f67ba76934ed66a7d74d6e68b52afff889'],
  ['CreateCall', '1.4.1', 'zksync', '0xAAA566Fe7978bB0fb0B5362B7ba23038f4428D8f', '0x3aa5b033c45ab4866216847b12f15bca9a94c66ad5bbfbbbc42cc778079059d4'],
  ['MultiSend', '1.4.1', 'canonical', '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526', '0x0e4f7fc66550a322d1e7688e181b75e217e662a4f3f4d6a29b22bc61217c4b77'],
  ['MultiSend', '1.4.1', 'zksync', '0x309D0B190FeCCa8e1D5D8309a16F7e3CB133E885', '0xcb372f27aba6983e7b54997ebb4a75c35876b2a279238ab914c5415de1e95137'],
  ['MultiSendCallOnly', '1.4.1', 'canonical', '0x9641d764fc13c8B624c04430C7356C1C7C8102e2', '0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939'],
  ['MultiSendCallOnly', '1.4.1', 'zksync', '0x0408EF011960d02349d50286D20531229BCef773', '0x44c70b30fed5c3a07358a52c2fb028f651031010ef99e4d8c3b45c208e88a264'],
  ['Safe', '1.4.1', 'canonical', '0x41675C099F32341bf84BFc5382aF534df5C7461a', '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4'],
  ['Safe', '1.4.1', 'zksync', '0xC35F063962328aC65cED5D4c3fC5dEf8dec68dFa', '0xfa4d4fc0fa9f1a061571a3f3f66502464edf1a519ab1ab93dc232addf4fbe30f'],
  ['SafeL2', '1.4.1', 'canonical', '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762', '0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff'],
  ['SafeL2', '1.4.1', 'zksync', '0x610fcA2e0279Fa1F8C00c8c2F71dF522AD469380', '0x520462ebe1156cd2d37b1d470c57f23e12fe0c4cda4c62502d96e03fa0cb44da'],
  ['SafeMigration', '1.4.1', 'canonical', '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6', '0xc00d7921460cd5a05393e7772e634bd7d212f356356aa3a77f0120a9b8e25e99'],
  ['SafeMigration', '1.4.1', 'zksync', '0x817756C6c555A94BCEE39eB5a102AbC1678b09A7', '0x6815c12fbdeb438fb0fb1e1484ac190ca2fc98065b93f95db846596c3c0eee70'],
  ['SafeProxyFactory', '1.4.1', 'canonical', '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67', '0x50c3cdc4074750a7a974204a716c999edd37482f907608d960b2b025ee0b3317'],
  ['SafeProxyFactory', '1.4.1', 'zksync', '0xc329D02fd8CB2fc13aa919005aF46320794a8629', '0xa4915e4a50124b5dce3c9adc34cce8108fc5dbda97d443534699621d6e0013ba'],
  ['SafeToL2Migration', '1.4.1', 'canonical', '0xfF83F6335d8930cBad1c0D439A841f01888D9f69', '0xa83e7be2fa20c96dc9575e3937239d552f3831ea437d7c96397eec8736f0cba0'],
  ['SafeToL2Migration', '1.4.1', 'zksync', '0xa26620d1f8f1a2433F0D25027F141aaCAFB3E590', '0x2a68d940fb2460312e98bc36be0efaeff392237039e7282bc12155f049287c70'],
  ['SafeToL2Setup', '1.4.1', 'canonical', '0xBD89A1CE4DDe368FFAB0eC35506eEcE0b1fFdc54', '0x2f25df28caf984366ee584e13241707e85dcd5a6ea0c14267928dafc1fd6274b'],
  ['SafeToL2Setup', '1.4.1', 'zksync', '0x199A9df0224031c20Cc27083A4164c9c8F1Bcb39', '0x0bbcc5092b50efd183bb46cfe3f61abca3226cea4f612f23f22bb222cd7b3d45'],
  ['SignMessageLib', '1.4.1', 'canonical', '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9', '0x525c754a46b79e05543a59bb61e8de3c9eee0d955a59352409cbe67ea1077528'],
  ['SignMessageLib', '1.4.1', 'zksync', '0xAca1ec0a1A575CDCCF1DC3d5d296202Eb6061888', '0x3e762bdca5f7d61c70e7ad1d1cb7b999481954543e7c29540e757d3e7004aa6b'],
  ['SimulateTxAccessor', '1.4.1', 'canonical', '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199', '0x91f82615581fc73b190b83d72e883608b25e392f72322035df1b13d51766cf8d'],
  ['SimulateTxAccessor', '1.4.1', 'zksync', '0xdd35026932273768A3e31F4efF7313B5B7A7199d', '0xe772f957acb3987a0b2f1af9e0b515d2a213ec79cbe96a5187e5c5ba6709361e'],
  ['CompatibilityFallbackHandler', '1.5.0', 'canonical', '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4', '0x3c6a85bcf7b563daa624b884b4e9a1b9fa5371edde7be945d998071a48f28bbc'],
  ['CreateCall', '1.5.0', 'canonical', '0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4', '0x6b7d8d29bdf7004c4617d95041923774f3f7e74b056bff55c1861c9ec92ce54f'],
  ['ExtensibleFallbackHandler', '1.5.0', 'canonical', '0x85a8ca358D388530ad0fB95D0cb89Dd44Fc242c3', '0xba5bafdfba82e226b6dc8ae29bedf5026bd854ab4bee00128ca322717a5f2acf'],
  ['MultiSend', '1.5.0', 'canonical', '0x218543288004CD07832472D464648173c77D7eB7', '0xca1147a12963172a93910c5cb2bfa5ad0e941c7f03fc7eb017dd06a8ea4e5604'],
  ['MultiSendCallOnly', '1.5.0', 'canonical', '0xA83c336B20401Af773B6219BA5027174338D1836', '0xcdbdcec38d2f1c7d961b0029ff8416b7e86e9974d6f0e9c9580c7d17fcfb6663'],
  ['Safe', '1.5.0', 'canonical', '0xFf51A5898e281Db6DfC7855790607438dF2ca44b', '0xdda019cbd7c867a533a2a86e5c53434fdc50b13122b5a5ddb4a8df61b31c20f2'],
  ['SafeL2', '1.5.0', 'canonical', '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e', '0x180193227186ccb85316c94db1f0d156ed932b14712cfaac78901899178572dc'],
  ['SafeMigration', '1.5.0', 'canonical', '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC', '0x52d7472fa02c3a574544f9b5a4ed4c7777e4e3315217e368926b51e1cc6014ea'],
  ['SafeProxyFactory', '1.5.0', 'canonical', '0x14F2982D601c9458F93bd70B218933A6f8165e7b', '0x967dae4cda22b0c9ef7f31b010bdc1ceb0af9904b0c3dc060b5302e4c18a4529'],
  ['SafeToL2Setup', '1.5.0', 'canonical', '0x900C7589200010D6C6eCaaE5B06EBe653bc2D82a', '0xf6034d841bcbff8912aa55526b0f1609212536aaf60bb16f5e8a269a4ab38f18'],
  ['SignMessageLib', '1.5.0', 'canonical', '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa', '0xd61840855da008da59a00fc03fb71455b4f70bdca1f56f9504f072ed8d90c50e'],
  ['SimulateTxAccessor', '1.5.0', 'canonical', '0x07EfA797c55B5DdE3698d876b277aBb6B893654C', '0x706db4bb6151f75a5b3845724174e201c59046dfbe65b4e5909ad4b88f8f752d'],
  ['TokenCallbackHandler', '1.5.0', 'canonical', '0x54e86d004d71a8D2112ec75FaCE57D730b0433F3', '0xcbc723172700efa52cc33ee26c7fc7e284edc8097f9dc307857fe525fec98cd8'],
]

export const safeDeployments: readonly SafeDeployment[] = rows.map(([name, version, kind, address, codeHash]) => ({
  address,
  codeHash,
  kind,
  name,
  version,
}))

/** Code hash of a Safe's proxy by factory version (a chain test compares). */
export const proxyCodeHashes: Readonly<Record<Hex, string>> = {
  '0x9999daa94896b1dc51734d94c68aec28587d45e0584a50b319cb99b1f335d99b': '1.0.0',
  '0xaea7d4252f6245f301e540cfbee27d3a88de543af8e49c5c62405d5499fab7e5': '1.1.1',
  '0xb89c1b3bdf2cf8827818646bce9a8f6e372885f8c55e5c07acbd307cb133b000': '1.3.0',
  '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c': '1.4.1',
  '0x4e381985ca68b3e5d27b4425fa581c19cf33146d3f887a3cfca96f55528ea46f': '1.5.0',
}
