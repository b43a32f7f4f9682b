export const importHelp = `npm run import -- FILE.csv [--dry-run] [--report FILE] [--kind investors|opportunities] [--mapping FILE.json] [--source NAME] [--as-of DAY]

Brings a CSV file into the database in DATA_DIR, all of it or nothing; a server of this version may be running.
Every row ends as added, updated, unchanged or refused; the report (JSON) names each refused row's line and reason.

  --dry-run   judge every row, write nothing but the report
  --report    where the report goes (default: DATA_DIR/imports/<file>-<time>.json)
  --kind      investors (default): the directory, columns as in an OpenVC export:
              Investor name, Website, Global HQ, Countries of investment, Stage of investment, Investment thesis,
              Investor type, First cheque minimum, First cheque maximum, Linkedin; and, where the list has them,
              Source and Last checked (a day such as 2026-03-12). The first two are needed; of a firm that is known, what
              the file has no column for stays as it is
              opportunities: deals of one owner, columns as the mapping says
  --mapping   for opportunities: a JSON file with the file's column for each field, defaults for blank cells, and
              the email of the account that owns the deals. An amount's own sign (₹ or $) sets its currency.
              {
                "title": "Company", "description": "About", "industry": "Sector", "stage": "Round",
                "location": "City", "totalRequired": "Amount",
                "defaults": { "currency": "INR", "minInvestment": "10000", "stage": "Seed" },
                "owner": "founder@demo.pankh.example"
              }
  --source    for investors: what everybody is shown as the source of rows that name none (default: nothing)
  --as-of     for investors: the day of rows that name none, such as 2026-03-12 (default: today)

Rows of investors are refused for a blank name, an amount that cannot be read or is not in US dollars, a minimum above
the maximum, a text that is too long, cells that do not match the header, or a firm that an admin removed. The same name on the same website is the
same firm; firms that a file does not name stay as they are.
A row that says nothing new keeps the source and the day it has, unless the list itself names others; one that does keeps
its source where neither the list nor --source names any.

Exit code: 0 when the file was read to its end, refused rows included; 1 when it could not be.`;
