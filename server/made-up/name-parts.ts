/** Parts of names that no language and no firm owns. Each pair of a beginning and an end makes a stem. */
export const stems = {
  indian: {
    heads:
      'Aru,Bha,Chan,Deva,Gaya,Hari,Indra,Jaya,Kala,Lakha,Mani,Nava,Omka,Pada,Raja,Sama,Tara,Udaya,Vana,Yasho,Ambu,Bodhi,Chitra,Dhru,Esha,Garu,Hema,Ila,Jala,Kiran,Malli,Neela,Panna,Rohi,Shila,Tulsi,Usha,Vidya,Kesa,Surya'.split(
        ',',
      ),
    tails:
      'vati,setu,dhara,nika,mandal,rekha,ghat,vadi,kosh,path,mitra,van,giri,lekha,pur,nidhi,sar,tej,khand,vriksh,mala,shila,ganga,rath'.split(
        ',',
      ),
  },
  plain: {
    heads:
      'Aldre,Ashke,Barv,Belki,Bramu,Calvo,Corzi,Dalpe,Dunvi,Elthu,Falgo,Fenza,Garvu,Gilmo,Halke,Harzo,Ingvu,Jorpe,Kelvu,Kirzo,Lanvi,Lorke,Marvu,Melzo,Norku,Oakvi,Olzer,Penku,Perzo,Quinva,Ralke,Roszu,Salvu,Selko,Talvi,Thorzu,Torke,Ulvar,Valku,Verzo,Wilku,Winzo,Yarvu,Zelko'.split(
        ',',
      ),
    tails:
      'mere,holt,wick,stead,barrow,ford,mond,lyn,dane,combe,croft,field,gate,haven,keld,low,marsh,ness,over,ridge,shaw,thorpe,vale,worth,by,don,ley,ton'.split(
        ',',
      ),
  },
  accented: {
    heads:
      'Fjäl,Müh,Sør,Río,Ål,Bjør,Çev,Dvoř,Éco,Grün,Häl,Ís,Kö,Łan,Mañ,Nýr,Östr,Pió,Réa,Škod,Tóv,Übe,Vž,Žel,Peñ,Lô,Bré,Gön'.split(
        ',',
      ),
    tails:
      'lund,varde,quist,ová,essa,onda,ström,berg,elle,ière,ção,inho,ski,ník,öy,dalen,brück,ária,etto,ún,heim,aux'.split(
        ',',
      ),
  },
  eastern: {
    heads:
      'Haru,Kita,Mina,Naga,Shiro,Taka,Yama,Jin,Han,Seo,Min,Bao,Lian,Xin,Wei,Putra,Suri,Tama,Wira,Nusa,Dara,Phan,Linh,Siam,Kham,Bayan,Altan,Temi,Ayo,Kofi,Zuri,Amani,Baraka,Jabari,Nuru,Sefa,Tendai,Wanja,Karim,Nahr,Safa,Layl'.split(
        ',',
      ),
    tails:
      'moto,gawa,hara,mura,shi,ko,jin,lin,tao,hai,san,raya,wati,dana,kara,nesia,phong,bay,tula,kele,wande,moja,huru,zari,bint,qasr'.split(
        ',',
      ),
  },
} as const;
export type Tongue = keyof typeof stems;

/** Common words that many firms share, before and after a stem: never two of them alone, which some firm may be called. */
export const firstWords =
  'Blue,Green,Red,White,Silver,Golden,North,South,East,West,First,Next,New,Open,True,Bright,Early,Common,Deep,High,Long,River,Lake,Ocean,Harbour,Summit,Peak,Stone,Granite,Copper,Iron,Cedar,Maple,Willow,Banyan,Lotus,Marigold,Falcon,Heron,Otter,Lynx,Comet,Orbit,Lumen,Vertex,Signal,Anchor,Bridge,Beacon,Compass,Garden,Orchard,Monsoon,Summer,Winter,Dawn,Evening'.split(
    ',',
  );
export const secondWords =
  'Bridge,Field,Gate,Harbour,House,Lane,Light,Line,Mile,Oak,Path,Peak,Point,River,Road,Rock,Sail,Sky,Spring,Star,Stone,Street,Tide,Tower,Tree,Valley,Wave,Way,Wing,Wood'.split(
    ',',
  );

export const places = 'Avenue,Street,Road,Lane,Square,Park,Boulevard,Plaza,Terrace,Quay'.split(',');
