/** How far a company is, in the words of pitches, of rounds and of the directory; written as `sectors` is. */
export const stages = `
pre-seed, pre seed, preseed, pre-launch, pre launch, prelaunch, idea or patent, idea stage, prototype, pre-revenue, pre revenue, mvp, प्री-सीड, प्रोटोटाइप, शुरुआती विचार > early stage
seed stage, seed, seed round, early revenue, सीड, सीड राउंड, बीज पूंजी > early stage
series a, scaling, सीरीज ए
series b, growth stage, सीरीज बी
series c, सीरीज सी
pre-ipo, pre ipo, listing soon, प्री-आईपीओ
early stage, early-stage, शुरुआती चरण
profitable, break even, break-even, profit, profits, munafa, labh, मुनाफा, लाभ
`;
