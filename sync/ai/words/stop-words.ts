/** Words that say nothing of what is asked for, in English, in Hindi, and in Hindi as it is typed with Latin letters. */
export const stopWords = `
a about after all also am an and any are as at be been before being best but by can could did do does doing each either find
for from get give go good got great had has have he hello hey hi how i if in into is it its just know latest let like list
looking make many may me more most much must my need new no not now of on one only or other our out over please really say
she should show so some startup startups still such tell than that the their them then there these they thing things this
those to too top under up us use used using very want wants was way we were what whats when where whether which while who
whom whose why will with work working works would you your yours pankh interested based named called using
का के की है हैं हो होता होती होते को में से पर और या क्या कैसे मैं मुझे मेरा मेरी मेरे हम हमें हमारा करें करना करूं करते कर किया यह वह ये वे एक लिए
कितना कितनी कितने कौन कौनसा कब कहां क्यों चाहिए सकता सकते सकती सकूं हूं ने तो भी था थे थी तक आप आपका आपके अपना अपनी अपने बारे वाले वाली वाला कोई कुछ जो
बताओ बताएं बताइए दिखाओ दिखाएं मिल मिले मिलेगा मिलता जाए जाता रहा रहे नहीं ना पंख स्टार्टअप स्टार्टअप्स कंपनियां कंपनी
mera meri mere mujhe main kaise kya hai hain ho ke ki ka ko mein se par aur ya karna kare karen karu karein chahiye liye
kitna kitni kitne kaun kab kahan kyun apna apni apne batao dikhao koi kuch wale wali nahi sakta sakte sakti hum aap
`;
