import type { SaidWords } from './SaidWords.ts'

export const said: SaidWords = {
  forms: {
    'It is not on the chain yet: its address is made of these owners and this threshold, and of nothing else.':
      'Nie ma go jeszcze w łańcuchu: jego adres powstaje z tych właścicieli i tego progu, i z niczego więcej.',
    'The Safe cannot be created with this transaction: {0}.': 'Nie można utworzyć Safe z tą transakcją: {0}.',
    'its owners, threshold and salt give another address': 'jego właściciele, próg i sól dają inny adres',
    'planned: its owners, threshold and salt give another address.':
      'planned: jego właściciele, próg i sól dają inny adres.',
    'it is not the first of its Safe': 'nie jest pierwsza w swoim Safe',
    '{0} is none of the owners': '{0} nie jest żadnym z właścicieli',
    '{0} owners must have signed': 'wymagane są podpisy właścicieli: {0}',
    'A part of this page could not be loaded: nobody answered.':
      'Nie udało się wczytać części tej strony: nikt nie odpowiedział.',
    'The chain refused the creation; its fee is spent, and nothing was made.':
      'Blockchain odrzucił utworzenie; opłata jest wydana, a nic nie powstało.',
    'The creation was sent and is not on the chain yet. This page goes on looking for it by itself.':
      'Utworzenie wysłano i nie ma go jeszcze w blockchainie. Ta strona sama szuka go dalej.',
    'The search gave no answer that can be read.': 'Wyszukiwanie nie dało czytelnej odpowiedzi.',
    'The browser does not let the search run.': 'Przeglądarka nie pozwala na wyszukiwanie.',
    'The configuration names no chain {0}.': 'Konfiguracja nie wymienia sieci {0}.',
    '{0} is no address.': '{0} nie jest adresem.',
    'The verification worker does not run: {0}': 'Proces weryfikacji nie działa: {0}',
    'its script could not be run.': 'Nie udało się uruchomić jego skryptu.',
    'it does not answer.': 'Nie odpowiada.',
    'The owners could not be followed.': 'Nie udało się prześledzić właścicieli.',
    'The service linked its next page to another origin.': 'Usługa wskazała następną stronę w innym miejscu.',
    'Invalid response content': 'Treść odpowiedzi jest nieprawidłowa',
    'The service did not answer within {0} ms.': 'Usługa nie odpowiedziała w ciągu {0} ms.',
    'The service cannot be reached.': 'Usługa jest nieosiągalna.',
    'The list of the service repeats itself after {0} pages.': 'Lista usługi powtarza się po {0} stronach.',
    'The list of the service did not end within {0} pages.': 'Lista usługi nie skończyła się w ciągu {0} stron.',
    'The service answered in a form this app does not know at "{0}".':
      'Usługa odpowiedziała przy „{0}” w formie, której ta aplikacja nie zna.',
    'The service answered in a form this app does not know.':
      'Usługa odpowiedziała w formie, której ta aplikacja nie zna.',
    'The connection to the host was closed before it answered {0}.':
      'Połączenie z hostem zamknięto, zanim odpowiedział na {0}.',
    'This page is in no frame of a host, or no host is allowed.':
      'Ta strona nie jest w ramce hosta albo żaden host nie jest dozwolony.',
    'The page at {0} shows this one in a frame, and is no allowed host.':
      'Strona {0} pokazuje tę w ramce i nie jest dozwolonym hostem.',
    'The host refused {0}.': 'Host odmówił: {0}.',
    'The host refused {0}: {1}': 'Host odmówił {0}: {1}',
    'The host did not answer {0} within {1} seconds.': 'Host nie odpowiedział na {0} w ciągu {1} s.',
    'The host answered {0} with something that cannot be read.': 'Host odpowiedział na {0} czymś nieczytelnym.',
    'A page in a frame is no host.': 'Strona w ramce nie jest hostem.',
    '{0} was rejected in the host.': '{0} odrzucono w hoście.',
    'The node did not answer {0}.': 'Węzeł nie odpowiedział na {0}.',
    'The node is on chain {0}, not on chain {1}.': 'Węzeł jest w sieci {0}, a nie w sieci {1}.',
    'There is no Safe at {0} on chain {1}: {2}.': 'Pod {0} w sieci {1} nie ma Safe: {2}.',
    'no contract is deployed there': 'nie ma tam kontraktu',
    'the contract does not answer like one': 'kontrakt nie odpowiada jak Safe',
    'The file names "{0}" twice, or should not name it at all.':
      'Plik podaje „{0}” dwa razy albo nie powinien tego podawać.',
    'The file is no JSON.': 'Plik nie jest JSON-em.',
    'The file is longer than {0} bytes.': 'Plik jest dłuższy niż {0} bajtów.',
    'chainId: this is the id of no chain.': 'chainId: to nie jest numer żadnej sieci.',
    'no such field is known': 'takie pole nie jest znane',
    'not readable': 'nieczytelne',
    'The file': 'Plik',
    'The typed data takes too long to hash: {0}.': 'Liczenie hasha tych danych typowanych trwa zbyt długo: {0}.',
    'it has more than {0} types': 'mają więcej niż {0} typów',
    'its types have more than {0} fields': 'ich typy mają więcej niż {0} pól',
    'its values are too many for their types': 'ich wartości jest za dużo jak na ich typy',
    'it nests more than {0} levels': 'są zagnieżdżone na więcej niż {0} poziomów',
    'a value of type {0} is {1} characters long': 'wartość typu {0} ma {1} znaków',
    '"{0}" is not the version of a Safe.': '„{0}” nie jest wersją Safe.',
    'The link was refused at “{0}”: {1}.': 'Link odrzucono przy „{0}”: {1}.',
    'there are more than {0}': 'jest ich więcej niż {0}',
    'it is cut off': 'jest ucięty',
    'its length is written in a longer way': 'jego długość jest zapisana dłużej niż trzeba',
    'it is too long': 'jest za długi',
    'it has {0} bytes, not 20': 'ma {0} bajtów, a nie 20',
    'it is written in a longer way': 'jest zapisany dłużej niż trzeba',
    'it is no text': 'to nie jest tekst',
    'it is larger than 256 bits': 'jest większy niż 256 bitów',
    'it is longer than any transaction': 'jest dłuższy niż jakakolwiek transakcja',
    'it does not begin with {0}': 'nie zaczyna się od {0}',
    'it has letters that no link has': 'ma znaki, których żaden link nie ma',
    'something follows its end': 'po jego końcu coś jeszcze jest',
    'it is not that of the fields and signatures': 'nie należy do tych pól i podpisów',
    'it is no JSON': 'to nie jest JSON',
    'it is malformed': 'jest źle zbudowany',
    'its data does not fit its types': 'jego dane nie pasują do typów',
    'the fields have another hash than the link says': 'pola mają inny hash, niż podaje link',
    '{0} smallest units of {1}': '{0} najmniejszych jednostek {1}',
    '{0} smallest units of the native coin': '{0} najmniejszych jednostek waluty sieci',
    '{0} of token {1}': '{0} tokena {1}',
    'The code at {0} runs as if it were the Safe. An official library belongs there.':
      'Kod pod {0} działa, jakby był tym Safe. Powinna tam być oficjalna biblioteka.',
    'The code at {0} runs as if it were the Safe: it can take everything and replace the Safe itself.':
      'Kod pod {0} działa, jakby był tym Safe: może zabrać wszystko i zastąpić sam Safe.',
    'Bytes of the data without a meaning in {0}: {1}.': 'Bajty danych bez znaczenia w {0}: {1}.',
    'The function is a guess by its selector: {0}.': 'Funkcję odgadnięto po selektorze: {0}.',
    'What {0} does with this data is not known.': 'Nie wiadomo, co {0} robi z tymi danymi.',
    'Calls are nested deeper than this check reads.': 'Wywołania są zagnieżdżone głębiej, niż czyta to sprawdzenie.',
    'The batch is not run as the Safe: its calls come from the batch contract.':
      'Pakiet nie działa jako Safe: jego wywołania pochodzą od kontraktu pakietów.',
    'The batch cannot be read from byte {0} on; what it does is not known.':
      'Pakietu nie można odczytać od bajtu {0}; nie wiadomo, co robi.',
    'The calls of the batch send {0} together.': 'Wywołania pakietu wysyłają razem {0}.',
    'The batch contains a call of the Safe to itself, which can change its settings.':
      'Pakiet zawiera wywołanie Safe do siebie samego, które może zmienić jego ustawienia.',
    'The symbol of the token {0} seems made to be taken for another one.':
      'Symbol tokena {0} wygląda na zrobiony po to, by brano go za inny.',
    'It signs a transaction of {0}: check that one too.': 'Podpisuje transakcję {0}: sprawdź także tamtą.',
    'The message is then signed by the Safe for anyone who asks.':
      'Wiadomość jest odtąd podpisana przez Safe dla każdego, kto zapyta.',
    'Control over {0} changes.': 'Zmienia się kontrola nad {0}.',
    'What the Safe answers to signature checks changes.': 'Zmienia się to, co Safe odpowiada na sprawdzanie podpisów.',
    'Up to the limit, the beneficiary can then spend without any owner’s signature.':
      'Do limitu beneficjent może odtąd wydawać bez podpisu żadnego właściciela.',
    '{0} can then take all of it, now and later.': '{0} może odtąd zabrać wszystko, teraz i później.',
    '{0} can then take what is allowed without another signature.':
      '{0} może odtąd zabrać to, na co pozwolono, bez kolejnego podpisu.',
    'The code of the Safe is replaced.': 'Kod Safe zostaje zastąpiony.',
    'The code of the Safe is replaced by the official {0} {1}.': 'Kod Safe zostaje zastąpiony oficjalnym {0} {1}.',
    'The code of the Safe is replaced by {0}, which is no official one: whoever wrote it controls everything.':
      'Kod Safe zostaje zastąpiony przez {0}, a to nie jest oficjalny kod: kto go napisał, kontroluje wszystko.',
    'The call goes to the zero address, which newer batch contracts read as this Safe itself.':
      'Wywołanie idzie na adres zerowy, który nowsze kontrakty pakietów czytają jako sam ten Safe.',
    'Refund fields are set. The gas price is zero, so nothing is paid.':
      'Ustawiono pola zwrotu. Cena gazu wynosi zero, więc nic nie jest płacone.',
    'at least {0}, without an upper limit,': 'co najmniej {0}, bez górnej granicy,',
    'up to {0}': 'do {0}',
    'The Safe pays {0} to whoever executes.': 'Safe płaci {0} temu, kto wykona.',
    'The Safe pays {0} to {1} when this is executed.': 'Safe płaci {0} na {1}, gdy to zostanie wykonane.',
    '{0} becomes an owner and can sign.': '{0} staje się właścicielem i może podpisywać.',
    '{0} is no longer an owner.': '{0} nie jest już właścicielem.',
    '{0} becomes an owner in place of {1}.': '{0} staje się właścicielem zamiast {1}.',
    'The code of the Safe is replaced by {0}: whoever wrote it controls everything.':
      'Kod Safe zostaje zastąpiony przez {0}: kto go napisał, kontroluje wszystko.',
    '{0} can then move everything without any signature.': '{0} może odtąd przenieść wszystko bez żadnego podpisu.',
    'What {0} did for the Safe stops working.': 'To, co {0} robił dla Safe, przestaje działać.',
    '{0} can then refuse every transaction, its own removal included.':
      '{0} może odtąd odmówić każdej transakcji, także własnego usunięcia.',
    '{0} can then refuse every module transaction.': '{0} może odtąd odmówić każdej transakcji modułów.',
    'What the guard refused is possible again.': 'To, czego odmawiał strażnik, znów jest możliwe.',
    'What the module guard refused is possible again.': 'To, czego odmawiał strażnik modułów, znów jest możliwe.',
    'The Safe no longer answers signature checks and may refuse some tokens.':
      'Safe nie odpowiada już na sprawdzanie podpisów i może odmawiać niektórych tokenów.',
    '{0} then answers in the name of the Safe, signature checks included.':
      '{0} odpowiada odtąd w imieniu Safe, także na sprawdzanie podpisów.',
    'The threshold is {0} from then on.': 'Odtąd wymagane podpisy: {0}.',
    'The threshold is {0} from then on, instead of {1}.': 'Odtąd wymagane podpisy: {0} zamiast {1}.',
    'The contract refused the transaction.': 'Kontrakt odrzucił transakcję.',
    'Check the amounts and the state it depends on, then simulate it again. Nothing was spent but gas, if it was mined.':
      'Sprawdź kwoty i to, od czego zależy, i wypróbuj ją ponownie. Wydano tylko gaz, jeśli jest w bloku.',
    'The maximum fee per gas is larger than any chain can represent.':
      'Maksymalna opłata za gaz jest większa, niż sieć może zapisać.',
    'Enter a lower maximum fee, or let the wallet suggest one.':
      'Podaj niższą maksymalną opłatę albo pozwól portfelowi ją zaproponować.',
    'The maximum fee per gas is below what the next block asks for.':
      'Maksymalna opłata za gaz jest niższa niż to, czego żąda następny blok.',
    'Raise the maximum fee, or wait until the network is less busy.':
      'Podnieś maksymalną opłatę albo poczekaj, aż sieć będzie mniej obciążona.',
    'The paying account does not hold enough for the value and the fee.':
      'Konto płacące nie ma dość na kwotę i opłatę.',
    'Send it some of the native coin, or pay with another account.':
      'Wyślij na nie trochę waluty sieci albo zapłać innym kontem.',
    'The gas limit is more than a block can hold.': 'Limit gazu jest większy, niż mieści blok.',
    'Lower the gas limit, or split the batch into smaller ones.': 'Obniż limit gazu albo podziel pakiet na mniejsze.',
    'The gas limit is too low even to start the transaction.':
      'Limit gazu nie wystarcza nawet na rozpoczęcie transakcji.',
    'Raise the gas limit, or leave it empty to have it estimated.':
      'Podnieś limit gazu albo zostaw puste pole, aby go oszacowano.',
    'The paying account has used every nonce it can have.': 'Konto płacące zużyło każdy nonce, jaki może mieć.',
    'Pay with another account.': 'Zapłać innym kontem.',
    'The paying account has transactions missing before this one.': 'Kontu płacącemu brakuje transakcji przed tą.',
    'Wait for its pending transactions, or reset its activity in the wallet.':
      'Poczekaj na jego oczekujące transakcje albo wyczyść jego aktywność w portfelu.',
    'The paying account has already sent a transaction with this number.':
      'Konto płacące wysłało już transakcję z tym numerem.',
    'It may be this one: look at the history before you try again.':
      'To może być ta: zajrzyj do historii, zanim spróbujesz ponownie.',
    'The priority fee is higher than the maximum fee.': 'Opłata priorytetowa jest wyższa niż maksymalna.',
    'Lower the priority fee, or raise the maximum fee.': 'Obniż opłatę priorytetową albo podnieś maksymalną.',
    'The chain does not know this type of transaction.': 'Sieć nie zna tego rodzaju transakcji.',
    'Choose the legacy type in the wallet.': 'Wybierz w portfelu stary rodzaj (legacy).',
    'The node refused the request and the reason is not known here.':
      'Węzeł odrzucił żądanie, a powód nie jest tu znany.',
    'Try again; if it persists, ask another node.': 'Spróbuj ponownie; jeśli to się powtarza, zapytaj inny węzeł.',
    'A pending transaction with this number pays more.': 'Oczekująca transakcja z tym numerem płaci więcej.',
    'Raise both fees by at least a tenth, or wait for the pending one.':
      'Podnieś obie opłaty co najmniej o jedną dziesiątą albo poczekaj na oczekującą.',
    'The contract refused the transaction: {0}': 'Kontrakt odrzucił transakcję: {0}',
    'the Safe could not be initialised': 'nie udało się zainicjować Safe',
    'the Safe has not been set up': 'Safe nie jest skonfigurowany',
    'the contract to call during set-up does not exist': 'kontrakt do wywołania przy konfiguracji nie istnieje',
    'the gas limit does not leave enough gas for the transaction itself':
      'limit gazu nie zostawia dość gazu na samą transakcję',
    'the Safe cannot pay the refund in the native coin': 'Safe nie może zapłacić zwrotu w walucie sieci',
    'the Safe cannot pay the refund in the chosen token': 'Safe nie może zapłacić zwrotu w wybranym tokenie',
    'the call that the Safe makes fails': 'wywołanie robione przez Safe się nie udaje',
    'there are fewer signatures than the threshold asks for': 'jest mniej podpisów, niż wymagano',
    'a contract signature points into the part of the other signatures':
      'podpis kontraktu wskazuje na część innych podpisów',
    'a contract signature points beyond the end of the signatures': 'podpis kontraktu wskazuje poza koniec podpisów',
    'a contract signature is cut off': 'podpis kontraktu jest ucięty',
    'a contract owner does not accept its signature': 'właściciel będący kontraktem nie przyjmuje swojego podpisu',
    'an owner has not approved the hash': 'właściciel nie zatwierdził hasha',
    'a signature is of no owner, out of order, or for another transaction':
      'podpis nie jest żadnego właściciela, jest w złej kolejności lub do innej transakcji',
    'the data given for a contract signature does not belong to the hash':
      'dane podane do podpisu kontraktu nie należą do hasha',
    'only an owner can approve a hash': 'tylko właściciel może zatwierdzić hash',
    'only the Safe itself can call this': 'tylko sam Safe może to wywołać',
    'the modules have been set up already': 'moduły są już skonfigurowane',
    'the address cannot be a module': 'adres nie może być modułem',
    'the module is enabled already': 'moduł jest już włączony',
    'the module is not where the list of modules should have it':
      'moduł nie jest tam, gdzie powinien być na liście modułów',
    'only an enabled module can call this': 'tylko włączony moduł może to wywołać',
    'the list of modules cannot start there': 'lista modułów nie może się tam zaczynać',
    'the page of modules is too small': 'strona modułów jest za mała',
    'the owners have been set up already': 'właściciele są już skonfigurowani',
    'the threshold would be more than the number of owners': 'wymagano by więcej podpisów, niż jest właścicieli',
    'the threshold would be zero': 'wymagano by zera podpisów',
    'the address cannot be an owner': 'adres nie może być właścicielem',
    'the address is an owner already': 'adres jest już właścicielem',
    'the owner is not where the list of owners should have it':
      'właściciel nie jest tam, gdzie powinien być na liście właścicieli',
    'the guard is no guard contract': 'strażnik nie jest kontraktem strażnika',
    'the module guard is no guard contract': 'strażnik modułów nie jest kontraktem strażnika',
    'the Safe cannot be its own fallback handler': 'Safe nie może być własnym fallback handlerem',
    'the Safe holds too little of the chain’s coin': 'Safe ma za mało waluty sieci',
    "The wallet's answer is not a signature of 65 bytes (it has {0}).":
      'Odpowiedź portfela nie jest podpisem o 65 bajtach (ma {0}).',
    "The wallet's answer ends in {0}, which no signature does.":
      'Odpowiedź portfela kończy się na {0}, a tak nie kończy się żaden podpis.',
    'fallback handler': 'fallback handler',
    guard: 'strażnik',
    implementation: 'kod',
    'module guard': 'strażnik modułów',
    modules: 'moduły',
    owners: 'właściciele',
    threshold: 'wymagane podpisy',
    'Nobody could try it out on your node.': 'Nikt nie mógł wypróbować tego na twoim węźle.',
    'Tried out on your node, it succeeds.': 'Wypróbowane na twoim węźle, udaje się.',
    'Tried out on your node, it fails.': 'Wypróbowane na twoim węźle, nie udaje się.',
    'Tried out on your node, it fails: {0}.': 'Wypróbowane na twoim węźle, nie udaje się: {0}.',
    'other storage': 'inna pamięć',
    'It changes the Safe itself: {0}.': 'Zmienia sam Safe: {0}.',
    'Your node does not say what would change in the Safe.': 'Twój węzeł nie mówi, co zmieniłoby się w Safe.',
    'The contract {0} does not accept this signature for what was shown.':
      'Kontrakt {0} nie przyjmuje tego podpisu dla tego, co pokazano.',
    'A scan outside of this browser found an issue.': 'Skan poza tą przeglądarką znalazł problem.',
    'No scan is available; that says nothing about the risk.': 'Nie ma żadnego skanu; to nic nie mówi o ryzyku.',
    'The note is signed by {0}.': 'Notatkę podpisał {0}.',
    'The proposal is signed by {0}.': 'Propozycję podpisał {0}.',
    'That the note is by {0} is only claimed by the service.': 'To, że notatka jest od {0}, twierdzi tylko usługa.',
    'That the proposal is by {0} is only claimed by the service.':
      'To, że propozycja jest od {0}, twierdzi tylko usługa.',
    'No foreign code runs in the place of the Safe.': 'Żaden obcy kod nie działa w miejscu Safe.',
    'The service calls this delegatecall trusted; that counts for nothing here.':
      'Usługa nazywa ten delegatecall zaufanym; tutaj to się nie liczy.',
    'Code at {0} would run in the place of the Safe, and could not be checked.':
      'Kod pod {0} działałby w miejscu Safe i nie dało się go sprawdzić.',
    'There is no contract at {0}: the call would do nothing and count as done.':
      'Pod {0} nie ma kontraktu: wywołanie nic by nie zrobiło i liczyłoby się jako zrobione.',
    'Code at {0}, which is no official library, would run in the place of the Safe and can change everything in it.':
      'Kod pod {0}, który nie jest oficjalną biblioteką, działałby w miejscu Safe i może w nim zmienić wszystko.',
    'The delegatecall goes to the official {0} {1}.': 'Delegatecall idzie do oficjalnego {0} {1}.',
    'The batch cannot be read from byte {0} on.': 'Pakietu nie można odczytać od bajtu {0}.',
    'Calls are nested too deep to be shown.': 'Wywołania są zagnieżdżone za głęboko, by je pokazać.',
    '{0} bytes of the call to {1} are not explained by its arguments.':
      '{0} bajtów wywołania do {1} nie tłumaczą jego argumenty.',
    'The call to {0} is encoded in an unusual way.': 'Wywołanie do {0} jest zakodowane w niezwykły sposób.',
    'The arguments of the call to {0} cannot be read.': 'Argumentów wywołania do {0} nie można odczytać.',
    '{0} is the official {1}.': '{0} to oficjalny {1}.',
    'The service names a {0} that is not the official one.':
      'Usługa podaje jako {0} kontrakt, który nie jest oficjalny.',
    'chain id': 'numer sieci',
    'currency decimals': 'miejsca dziesiętne waluty',
    'currency symbol': 'symbol waluty',
    explorer: 'eksplorator',
    'short name': 'krótka nazwa',
    'The service gives the {0} as configured.': '{0}: usługa podaje to, co w konfiguracji.',
    'The service gives another {0} than configured; the configured one is used.':
      '{0}: usługa podaje co innego niż konfiguracja; obowiązuje konfiguracja.',
    'Executing pays nothing out of the Safe.': 'Wykonanie nic nie płaci z Safe.',
    'Executing pays at most {0} out of the Safe.': 'Wykonanie płaci z Safe najwyżej {0}.',
    'Executing pays a refund ({0}) out of the Safe.': 'Wykonanie płaci z Safe zwrot ({0}).',
    'Executing pays a refund ({0}) out of the Safe to somebody you do not know.':
      'Wykonanie płaci z Safe zwrot ({0}) komuś, kogo nie znasz.',
    'How old the answers of the service are is not known.': 'Nie wiadomo, jak stare są odpowiedzi usługi.',
    'The service is {0} blocks behind.': 'Usługa jest opóźniona o {0} bloków.',
    'The service claims to be {0} blocks ahead of the chain.': 'Usługa twierdzi, że wyprzedza blockchain o {0} bloków.',
    'The service is up to date.': 'Usługa jest aktualna.',
    'For nonce {0} you signed another transaction here.': 'Dla nonce {0} podpisano tu inną transakcję.',
    'Your signature is there.': 'Twój podpis jest na miejscu.',
    'You signed this here, but the service does not show your signature. It can be sent again.':
      'Podpisano to tutaj, ale usługa nie pokazuje twojego podpisu. Można go wysłać ponownie.',
    'The message is made for this Safe itself: signing it would act for the Safe.':
      'Wiadomość jest zrobiona dla samego tego Safe: podpisanie jej byłoby działaniem za Safe.',
    'The message is made for chain {0}.': 'Wiadomość jest zrobiona dla sieci {0}.',
    'The message is a bare hash: nobody can see what is signed.':
      'Wiadomość to goły hash: nikt nie widzi, co jest podpisywane.',
    'The message is a text.': 'Wiadomość jest tekstem.',
    'The message is a transaction or message of a Safe in disguise.':
      'Wiadomość to przebrana transakcja lub wiadomość Safe.',
    'Signing this {0} lets somebody move tokens of the Safe.':
      'Podpisanie tego ({0}) pozwala komuś przenosić tokeny Safe.',
    'Signing this {0} lets somebody act or trade for the Safe.':
      'Podpisanie tego ({0}) pozwala komuś działać lub handlować za Safe.',
    'The message is typed data ({0}).': 'Wiadomość to dane typowane ({0}).',
    'You signed a transaction with nonce {0} here that the service does not show. Whoever kept the signatures ({1}) can still use them; only another transaction with that nonce ends this.':
      'Podpisano tu transakcję z nonce {0}, której usługa nie pokazuje. Kto zachował podpisy ({1}), nadal może ich użyć; kończy to tylko inna transakcja z tym nonce.',
    'Several transactions wait for nonce {0}; only one of them can be executed.':
      'Na nonce {0} czeka kilka transakcji; można wykonać tylko jedną z nich.',
    'The next nonce is not known.': 'Następny nonce nie jest znany.',
    'The next free nonce is {0}.': 'Następny wolny nonce to {0}.',
    'The service recommends nonce {0}; the next free one is {1}.': 'Usługa zaleca nonce {0}; następny wolny to {1}.',
    'The recipient is in your address book.': 'Odbiorca jest w twojej książce adresowej.',
    'The recipient resembles {0}, which you know, but is another address.':
      'Odbiorca przypomina {0}, którego znasz, ale to inny adres.',
    'The Safe has sent to this recipient before.': 'Safe wysyłał już do tego odbiorcy.',
    'The recipient is new to you.': 'Odbiorca jest dla ciebie nowy.',
    '{0} could not be read from the chain.': '{0} nie udało się odczytać z blockchaina.',
    'The service speaks of this Safe.': 'Usługa mówi o tym Safe.',
    'The service answered for another Safe.': 'Usługa odpowiedziała za inny Safe.',
    'The service speaks of this chain.': 'Usługa mówi o tej sieci.',
    'The service answered for another chain.': 'Usługa odpowiedziała za inną sieć.',
    'You pinned this Safe.': 'Ten Safe jest przez ciebie przypięty.',
    'This address resembles {0}, which you pinned, but is another one.':
      'Ten adres przypomina {0}, przypięty przez ciebie, ale to inny.',
    'You have not pinned this Safe yet. Check its address with another owner.':
      'Ten Safe nie jest jeszcze przypięty. Sprawdź jego adres z innym właścicielem.',
    'There is no contract at this address.': 'Pod tym adresem nie ma kontraktu.',
    'The contract is an official Safe proxy.': 'Kontrakt jest oficjalnym proxy Safe.',
    'The contract at this address is no official Safe proxy.':
      'Kontrakt pod tym adresem nie jest oficjalnym proxy Safe.',
    'It runs the official code of {0} {1}.': 'Działa na oficjalnym kodzie {0} {1}.',
    'It runs code that is no official release of Safe.': 'Działa na kodzie, który nie jest oficjalnym wydaniem Safe.',
    'The Safe does not say its version.': 'Safe nie podaje swojej wersji.',
    'Version {0} is what its code is.': 'Wersja {0} zgadza się z jego kodem.',
    'Its code is not of the version that it says.': 'Jego kod nie jest tej wersji, którą podaje.',
    'The Safe does not say what its signatures are bound to.': 'Safe nie mówi, z czym związane są jego podpisy.',
    'Signatures are bound to this Safe and chain.': 'Podpisy są związane z tym Safe i tą siecią.',
    'The Safe binds signatures to something else than this Safe and chain.':
      'Safe wiąże podpisy z czymś innym niż ten Safe i ta sieć.',
    'No fallback handler is set.': 'Nie ustawiono fallback handlera.',
    'The fallback handler is the official {0} {1}.': 'Fallback handler to oficjalny {0} {1}.',
    'The fallback handler is no official one: it can answer for the Safe.':
      'Fallback handler nie jest oficjalny: może odpowiadać za Safe.',
    'The Safe does not say who owns it.': 'Safe nie mówi, kto jest jego właścicielem.',
    'Your account is an owner.': 'Twoje konto jest właścicielem.',
    'Your account is no owner of this Safe.': 'Twoje konto nie jest właścicielem tego Safe.',
    'The node answers with an older state than this browser has seen.':
      'Węzeł odpowiada starszym stanem, niż ta przeglądarka już widziała.',
    nonce: 'nonce',
    version: 'wersja',
    'The chain does not say the {0}.': '{0}: blockchain tego nie mówi.',
    'The service gives the {0} as the chain does.': '{0}: usługa podaje to samo co blockchain.',
    'The service is wrong about the {0}. What the chain says is used.':
      '{0}: usługa się myli. Obowiązuje to, co mówi blockchain.',
    'An owner has signed this very transaction.': 'Właściciel podpisał właśnie tę transakcję.',
    'No owner has signed this. That somebody proposed it is only the service’s word.':
      'Żaden właściciel tego nie podpisał. To, że ktoś to zaproponował, jest tylko słowem usługi.',
    'The target runs its own code.': 'Cel działa na własnym kodzie.',
    'The explanation is of the code that the target runs.': 'Objaśnienie dotyczy kodu, na którym działa cel.',
    'The target can be changed by its owner; it now runs {0}.':
      'Cel może zmienić jego właściciel; teraz działa na {0}.',
    'This token calls itself {0}, but is not the {1} of this chain.':
      'Ten token nazywa się {0}, ale nie jest {1} tej sieci.',
    'The hash could not be computed: the version of the Safe is not known.':
      'Nie udało się policzyć hasha: wersja Safe nie jest znana.',
    'The fields are not those of a transaction.': 'Pola nie są polami transakcji.',
    'The transaction belongs to another Safe.': 'Transakcja należy do innego Safe.',
    'The hash is the hash of these fields.': 'Hash jest hashem tych pól.',
    'The fields were changed: they do not hash to what the service says.':
      'Pola zmieniono: ich hash nie jest tym, który podaje usługa.',
    'This is the transaction that the link names.': 'To jest transakcja, którą wskazuje link.',
    'This is not the transaction that the link names.': 'To nie jest transakcja, którą wskazuje link.',
    'It does nothing but use up its nonce.': 'Nie robi nic poza zużyciem swojego nonce.',
    'It is called a rejection, but it does something.': 'Nazywa się odrzuceniem, ale coś robi.',
    'Signatures of this old version are valid on every chain where the Safe has this address.':
      'Podpisy tej starej wersji są ważne w każdej sieci, w której Safe ma ten adres.',
    'The next nonce of the Safe is not known.': 'Następny nonce Safe nie jest znany.',
    'Nonce {0} is used up: by this transaction, or by another one.':
      'Nonce {0} jest zużyty: przez tę transakcję lub przez inną.',
    'Nonce {0} is open; the next one is {1}.': 'Nonce {0} jest wolny; następny to {1}.',
    'Signatures cannot be counted: owners and threshold are not known.':
      'Nie można policzyć podpisów: właściciele i wymagane podpisy nie są znane.',
    'None of the signatures belongs to this transaction: it was put in the place of another one.':
      'Żaden z podpisów nie należy do tej transakcji: podstawiono ją w miejsce innej.',
    '{0} of {1} signatures are valid.': 'Ważne podpisy: {0} z {1}.',
    '{0} more signatures do not count.': 'Kolejne podpisy ({0}) się nie liczą.',
    'The service gives more than {0} signatures. Only the first {1} were checked.':
      'Usługa podaje więcej podpisów niż {0}. Sprawdzono tylko pierwsze {1}.',
    'The service says that {0} signatures are needed; it is {1}.':
      'Usługa mówi, że wymagane podpisy to {0}; jest to {1}.',
    'could not be checked on chain': 'nie dał się sprawdzić w blockchainie',
    'is refused by the contract that is said to have signed': 'jest odrzucany przez kontrakt, który miał podpisać',
    'could not be put before the contract that is said to have signed':
      'nie dał się przedstawić kontraktowi, który miał podpisać',
    'is by an owner who was counted already': 'jest właściciela, którego już policzono',
    'is genuine, but by somebody who is no owner any more': 'jest prawdziwy, ale kogoś, kto nie jest już właścicielem',
    'is by somebody who is no owner': 'jest kogoś, kto nie jest właścicielem',
    'is an approval that is not on chain': 'jest zatwierdzeniem, którego nie ma w blockchainie',
    'is more than one signature': 'to więcej niż jeden podpis',
    'was made by no account': 'nie jest żadnego konta',
    'was made by another account or for something else': 'jest innego konta lub do czego innego',
    'could not be matched with owners': 'nie dał się dopasować do właścicieli',
    'is missing': 'brakuje',
    'cannot be read': 'jest nieczytelny',
    'is valid': 'jest ważny',
    'The signature of {0} {1}.': 'Podpis {0}: {1}.',
    'The token is on no list of yours.': 'Tokena nie ma na żadnej twojej liście.',
    'Nothing was transferred: such events are made to put an address into the history.':
      'Nic nie przesłano: takie zdarzenia robi się po to, by umieścić adres w historii.',
    'The Safe did not start this transfer.': 'Safe nie rozpoczął tego transferu.',
    '{0} resembles {1}, which you know, but is another address.':
      '{0} przypomina {1}, którego znasz, ale to inny adres.',
    'The transfer is what it looks like.': 'Transfer jest tym, na co wygląda.',
    executor: 'wykonawca',
    outcome: 'wynik',
    time: 'czas',
    transaction: 'transakcja',
    'The {0} could not be read.': '{0}: nie udało się odczytać.',
    'The {0} is as on the chain.': '{0}: jak w blockchainie.',
    "The service gives another {0} than the chain; the chain's is used.":
      '{0}: usługa podaje co innego niż blockchain; obowiązuje blockchain.',
    'Owners or threshold on one of the chains are not known.':
      'Właściciele lub wymagane podpisy w jednej z sieci nie są znane.',
    'On chain {0} it has the same owners and threshold.': 'W sieci {0} ma tych samych właścicieli i wymagane podpisy.',
    'On chain {0} it has other owners or another threshold.':
      'W sieci {0} ma innych właścicieli lub inne wymagane podpisy.',
    '{0} has no approval of {1} for this transaction.': '{0} nie ma zatwierdzenia od {1} dla tej transakcji.',
    'This message is not signed.': 'Ta wiadomość nie jest podpisywana.',
    'Only a verified transaction or message can be signed.':
      'Podpisać można tylko zweryfikowaną transakcję lub wiadomość.',
    'What would go to the wallet is not what is on this screen. Nothing was signed or sent.':
      'To, co trafiłoby do portfela, nie jest tym, co na ekranie. Niczego nie podpisano ani nie wysłano.',
    'The signature is not by {0} over what was shown.': 'Podpis nie jest od {0} pod tym, co pokazano.',
    'The Safe accepts the signatures and executes.': 'Safe przyjmuje podpisy i wykonuje.',
    'The suggested gas is enough.': 'Proponowany gaz wystarcza.',
    'With the suggested gas it would fail and use up its nonce.':
      'Z proponowanym gazem nie powiodłaby się i zużyła swój nonce.',
    'The Safe refuses the execution.': 'Safe odmawia wykonania.',
    'The Safe refuses the execution: {0}.': 'Safe odmawia wykonania: {0}.',
    'The execution could not be tried. {0}': 'Nie udało się wypróbować wykonania. {0}',
    'The node did not answer.': 'Węzeł nie odpowiedział.',
    'No node is set for this chain: nothing could be verified.':
      'Dla tej sieci nie ustawiono węzła: niczego nie dało się zweryfikować.',
    'Verification stopped: {0}': 'Weryfikacja się zatrzymała: {0}',
    balance: 'saldo',
    decimals: 'miejsca dziesiętne',
    symbol: 'symbol',
    'The token does not say its {0}.': '{0}: token tego nie mówi.',
    'The {0} is from the chain.': '{0}: z blockchaina.',
    "The service gives another {0} than the token itself; the token's is used.":
      '{0}: usługa podaje co innego niż sam token; obowiązuje token.',
    'The factory is no official one: nobody can say what it makes.':
      'Fabryka nie jest oficjalna: nikt nie wie, co tworzy.',
    'The code that it would run is no official release of Safe.':
      'Kod, na którym by działał, nie jest oficjalnym wydaniem Safe.',
    'This set-up gives this address.': 'Ta konfiguracja daje ten adres.',
    'This set-up gives another address: money sent to the one shown would be lost.':
      'Ta konfiguracja daje inny adres: pieniądze wysłane na pokazany byłyby stracone.',
    'The set-up cannot be read.': 'Konfiguracji nie można odczytać.',
    'Foreign code would run in the place of the Safe while it is set up.':
      'Podczas konfiguracji w miejscu Safe działałby obcy kod.',
    'Creating it pays {0} to {1}.': 'Utworzenie go płaci {0} na {1}.',
    'The threshold does not fit the owners.': 'Wymagane podpisy nie pasują do właścicieli.',
    'The set-up has other owners than those shown.': 'Konfiguracja ma innych właścicieli niż pokazani.',
    'The set-up has another threshold than the one shown.': 'Konfiguracja wymaga innych podpisów niż pokazane.',
    'The official {0} {1} is on this chain.': 'Oficjalny {0} {1} jest w tej sieci.',
    'The official {0} {1} is not on this chain ({2}).': 'Oficjalnego {0} {1} nie ma w tej sieci ({2}).',
    'Other code than the official {0} {1} is at its address on this chain ({2}).':
      'Pod adresem oficjalnego {0} {1} jest w tej sieci inny kod ({2}).',
    code: 'kod',
    'It has no {0}, as planned.': '{0}: brak, zgodnie z planem.',
    'Its {0} are as planned.': '{0}: zgodnie z planem.',
    'Its {0} is as planned.': '{0}: zgodnie z planem.',
    'Its {0} are not what was planned.': '{0}: niezgodnie z planem.',
    'Its {0} is not what was planned.': '{0}: niezgodnie z planem.',
    'The chain knows of no such transaction.': 'Blockchain nie zna takiej transakcji.',
    'The chain knows of no such execution.': 'Blockchain nie zna takiego wykonania.',
    'It does not say what was transferred.': 'Nie podano, co przesłano.',
    'Old versions leave no event when they receive coins: it cannot be confirmed.':
      'Stare wersje nie zostawiają zdarzenia, gdy otrzymują monety: nie można tego potwierdzić.',
    'The chain knows of no such transfer.': 'Blockchain nie zna takiego transferu.',
    'The Safe was created there.': 'Safe utworzono tam.',
    'Old versions leave no event when they are set up: it cannot be confirmed.':
      'Stare wersje nie zostawiają zdarzenia przy konfiguracji: nie można tego potwierdzić.',
    'The Safe was not created there.': 'Safe nie utworzono tam.',
    'What was called is not to be seen on the chain.': 'W blockchainie nie widać, co wywołano.',
    'It did what the service says.': 'Zrobiono to, co mówi usługa.',
    'It did something else than the service says; what is shown is what the chain has.':
      'Zrobiono co innego, niż mówi usługa; pokazane jest to, co ma blockchain.',
    'The transaction is not in a block yet.': 'Transakcji nie ma jeszcze w bloku.',
    'It was executed.': 'Wykonano ją.',
    'It was executed and failed inside; its nonce is used up.':
      'Wykonano ją i nie powiodła się w środku; jej nonce jest zużyty.',
    'The transaction was refused by the Safe; nothing happened, and the nonce is still open.':
      'Safe odrzucił transakcję; nic się nie stało, a nonce jest nadal wolny.',
    'That transaction did not execute this one.': 'Tamta transakcja nie wykonała tej.',
    'The events of the Safe could not be read.': 'Nie udało się odczytać zdarzeń Safe.',
    'Executions alone were read, and it is none.': 'Odczytano tylko wykonania, a to nim nie jest.',
    'Old versions leave no event for each execution: completeness cannot be shown.':
      'Stare wersje nie zostawiają zdarzenia dla każdego wykonania: kompletności nie można wykazać.',
    'All {0} executions are known.': 'Znane są wszystkie wykonania: {0}.',
    '{0} executions left an event, but the nonce is {1}: the history is not complete, or the Safe was tampered with.':
      'Zdarzenie zostawiły wykonania w liczbie {0}, ale nonce to {1}: historia nie jest kompletna albo przy Safe manipulowano.',
    'The service does not show an execution by a module.': 'Usługa nie pokazuje wykonania przez moduł.',
    'The service does not show an execution.': 'Usługa nie pokazuje wykonania.',
    'The Safe accepts the signature.': 'Safe przyjmuje podpis.',
    'The Safe does not accept the signature.': 'Safe nie przyjmuje podpisu.',
    'The Safe could not be asked whether it accepts the signature. {0}':
      'Nie udało się zapytać Safe, czy przyjmuje podpis. {0}',
    'The message cannot be hashed: its data does not fit its types.':
      'Nie można policzyć hasha wiadomości: jej dane nie pasują do typów.',
    'The hash is the hash of this message.': 'Hash jest hashem tej wiadomości.',
    'The message was changed: it does not hash to what the service says.':
      'Wiadomość zmieniono: jej hash nie jest tym, który podaje usługa.',
    'This is the message that the link names.': 'To jest wiadomość, którą wskazuje link.',
    'This is not the message that the link names.': 'To nie jest wiadomość, którą wskazuje link.',
    'The Safe could not be asked whether it accepts the signatures.':
      'Nie udało się zapytać Safe, czy przyjmuje podpisy.',
    'The Safe accepts the signatures.': 'Safe przyjmuje podpisy.',
    'The signatures are valid, but the Safe does not accept them: its fallback handler may not support messages.':
      'Podpisy są ważne, ale Safe ich nie przyjmuje: jego fallback handler może nie obsługiwać wiadomości.',
    'A hash is approved for another Safe, and nobody shows what it stands for.':
      'Zatwierdzany jest hash dla innego Safe, a nikt nie pokazuje, co on oznacza.',
    'The transaction shown belongs to another Safe than the one that is addressed.':
      'Pokazana transakcja należy do innego Safe niż wskazany.',
    'The approved hash is that of the transaction shown.': 'Zatwierdzany hash jest hashem pokazanej transakcji.',
    'The approved hash is not that of the transaction shown.':
      'Zatwierdzany hash nie jest hashem pokazanej transakcji.',
    'The inner transaction has the signatures it needs.': 'Wewnętrzna transakcja ma potrzebne podpisy.',
    'The inner transaction lacks valid signatures: it would be refused.':
      'Wewnętrznej transakcji brakuje ważnych podpisów: zostałaby odrzucona.',
    'More than {0} Safes are nested.': 'Zagnieżdżonych kont Safe jest więcej niż {0}.',
    '{0} is, through other Safes, an owner of itself.': '{0} jest, przez inne konta Safe, właścicielem siebie samego.',
    '{0} cannot reach its threshold without its own signature.':
      '{0} nie może zebrać wymaganych podpisów bez własnego.',
    'Any one of its {0} owners speaks for {1}.': 'Każdy z jego właścicieli ({0}) sam mówi za {1}.',
    'No owner is a Safe.': 'Żaden właściciel nie jest Safe.',
    '{0} owners are Safes; there is no circle.': 'Właściciele będący Safe: {0}; nie ma koła.',
    'the chain does not show which.': 'blockchain nie pokazuje, które z nich.',
    'the logs of the Safe could not be read.': 'nie udało się odczytać logów Safe.',
    'the node does not show logs that are old enough.': 'węzeł nie pokazuje dość starych logów.',
    'It was executed: the Safe’s own log says so.': 'Wykonano ją: mówi to własny log Safe.',
    'Another transaction took nonce {0}: this one can never be executed.':
      'Inna transakcja zajęła nonce {0}: tej już nigdy nie można wykonać.',
    'Whether it was executed or replaced is not known: {0}': 'Nie wiadomo, czy ją wykonano, czy zastąpiono: {0}',
    nobody: 'nikt',
    'unknown code': 'nieznany kod',
    success: 'powodzenie',
    failure: 'niepowodzenie',
    complete: 'kompletne',
    incomplete: 'niekompletne',
    nothing: 'nic',
    'not known': 'nieznane',
    unbounded: 'bez granicy',
    trusted: 'zaufane',
    'no official contract': 'żaden oficjalny kontrakt',
    'a call, and not a transfer': 'wywołanie, a nie transfer',
  },
  sentences: {
    sendAmount: 'Wysłać {amount} do {recipient}',
    sendNft: 'Wysłać {nft} do {recipient}',
    sendMultiToken: 'Wysłać {count} tokena numer {tokenId} z {token} do {recipient}',
    sendMultiTokens: 'Wysłać {count} rodzajów tokenów z {token} do {recipient}',
    collectAmount: 'Pobrać {amount} od {sender}',
    collectNft: 'Pobrać {nft} od {sender}',
    collectMultiToken: 'Pobrać {count} tokena numer {tokenId} z {token} od {sender}',
    collectMultiTokens: 'Pobrać {count} rodzajów tokenów z {token} od {sender}',
    moveMultiToken: 'Przenieść {count} tokena numer {tokenId} z {token} od {sender} do {recipient} na mocy zgody',
    moveMultiTokens: 'Przenieść {count} rodzajów tokenów z {token} od {sender} do {recipient} na mocy zgody',
    moveTokens: 'Przenieść tokeny z {token} od {sender} do {recipient} na mocy zgody',
    reject: 'Nic nie robić i zużyć nonce (odrzucenie)',
    emptyCall: 'Wywołać {target} bez kwoty i danych',
    addOwner: 'Dodać właściciela {owner} i wymagać {threshold} z {ownerCount} podpisów',
    addOwnerUnknown: 'Dodać właściciela {owner}; wymagane podpisy: {threshold}',
    removeOwner: 'Usunąć właściciela {owner} i wymagać {threshold} z {ownerCount} podpisów',
    removeOwnerUnknown: 'Usunąć właściciela {owner}; wymagane podpisy: {threshold}',
    swapOwner: 'Zastąpić właściciela {oldOwner} przez {newOwner} i zachować {threshold} z {ownerCount}',
    swapOwnerUnknown: 'Zastąpić właściciela {oldOwner} przez {newOwner}',
    changeThreshold: 'Wymagać {threshold} z {ownerCount} podpisów zamiast {oldThreshold}',
    changeThresholdUnknown: 'Ustawić wymagane podpisy: {threshold}',
    changeImplementation: 'Zastąpić kod Safe przez {implementation}',
    changeImplementationAndHandler: 'Zastąpić kod Safe przez {implementation}, a jego fallback handler przez {handler}',
    enableModule: 'Włączyć moduł {module}, który może wtedy działać bez podpisów',
    disableModule: 'Wyłączyć moduł {module}',
    setGuard: 'Ustawić strażnika {guard}, który może wtedy odmówić każdej transakcji',
    deleteGuard: 'Usunąć strażnika',
    setModuleGuard: 'Ustawić strażnika modułów {moduleGuard}, który może wtedy odmówić każdej transakcji modułów',
    deleteModuleGuard: 'Usunąć strażnika modułów',
    setFallbackHandler: 'Ustawić fallback handler {handler}',
    deleteFallbackHandler: 'Usunąć fallback handler',
    configureFallbackHandler: 'Zmienić sposób, w jaki odpowiada fallback handler ({method})',
    approveAmount: 'Pozwolić {spender} wydać do {amount}',
    approveUnlimited: 'Pozwolić {spender} wydawać bez ograniczeń {token}',
    approveNft: 'Pozwolić {spender} zabrać {nft}',
    approveUnknown: 'Pozwolić {spender} wydać {value} jednostek lub zabrać sztukę numer {value} z {token}',
    increaseAllowance: 'Pozwolić {spender} wydać o {amount} więcej',
    decreaseAllowance: 'Pozwolić {spender} wydać o {amount} mniej',
    revokeApproval: 'Cofnąć zgodę dla {spender} na {token}',
    approveOperator: 'Pozwolić {operator} zabrać każdą sztukę {token}, którą ma Safe',
    revokeOperator: 'Cofnąć {operator} pozwolenie na zabieranie sztuk {token}',
    permit2Approve: 'Pozwolić {spender} wydać do {amount} przez Permit2',
    permit2ApproveUnlimited: 'Pozwolić {spender} wydawać bez ograniczeń {token} przez Permit2',
    addSpender: 'Uczynić {spender} beneficjentem limitów wydatków',
    removeSpender: 'Zakończyć wszystkie limity wydatków {spender}',
    setLimitOnce: 'Pozwolić {spender} wydać raz do {amount}, bez podpisów',
    setLimitDaily: 'Pozwolić {spender} wydawać codziennie do {amount}, bez podpisów',
    setLimitDays: 'Pozwolić {spender} wydawać co {days} dni do {amount}, bez podpisów',
    setLimitMinutes: 'Pozwolić {spender} wydawać co {minutes} minut do {amount}, bez podpisów',
    resetLimit: 'Pozwolić {spender} wydać od nowa cały limit {token}',
    resetCoinLimit: 'Pozwolić {spender} wydać od nowa cały limit waluty sieci',
    endLimit: 'Zakończyć limit wydatków {spender} dla {token}',
    endCoinLimit: 'Zakończyć limit wydatków {spender} dla waluty sieci',
    batch: 'Wykonać pakiet wywołań: {count}',
    batchOfOne: 'Wykonać pakiet z jednym wywołaniem',
    brokenBatch: 'Wykonać pakiet, którego nie można odczytać',
    execute: 'Zlecić {safe} wykonanie transakcji',
    approveHash: 'Zatwierdzić hash {hash} jako właściciel {safe}',
    signMessage: 'Podpisać wiadomość w imieniu Safe, w blockchainie',
    deployContract: 'Umieścić kontrakt',
    createSafe: 'Utworzyć Safe',
    migrate: 'Zastąpić kod Safe oficjalnym {implementation}',
    migrateWithHandler: 'Zastąpić kod Safe oficjalnym {implementation}, a jego fallback handler przez {handler}',
    transferControl: 'Zmienić, kto kontroluje {target} ({method})',
    call: 'Wywołać {method} na {target}',
    callWithValue: 'Wywołać {method} na {target} i wysłać {amount}',
    callUnknown: 'Wywołać nieznaną funkcję ({selector}) na {target}',
    callUnknownWithValue: 'Wywołać nieznaną funkcję ({selector}) na {target} i wysłać {amount}',
    delegatecall: 'Wykonać kod {target}, jakby był tym Safe ({method})',
  },
}
